import type { refusals as en } from '../en/refusals.ts'

export const refusals: Readonly<Record<keyof typeof en, string>> = {
  'refusal.game-over': "La partie est terminée. Il n'y a plus rien à faire. ({rule})",
  'refusal.roll-pending': "Les dés sont sur la table : réglez d'abord ce test. ({rule})",
  'refusal.choice-pending': "Un choix vous attend : faites-le d'abord. ({rule})",
  'refusal.not-your-phase': "Ce n'est possible que pendant la {phase}. ({rule})",
  'refusal.no-roll': "Il n'y a aucun test en cours. ({rule})",
  'refusal.no-choice': "Il n'y a rien à choisir pour l'instant. ({rule})",
  'refusal.not-in-hand': "Cette carte n'est pas dans votre main. ({rule})",
  'refusal.not-in-available': "Cette carte n'est pas dans la zone d'achat. ({rule})",
  'refusal.reaction-only':
    "Cette carte ne sert qu'en réponse à un test de menace : gardez-la pour après les dés. ({rule})",
  'refusal.not-a-reaction': 'Cette carte ne permet pas de relancer un dé. ({rule})',
  'refusal.no-such-die': "Ce dé n'existe pas dans ce test. ({rule})",
  'refusal.die-converted': 'Ce dé est déjà converti en succès : il ne bouge plus. ({rule})',
  'refusal.no-four': "Il n'y a plus de 4 à convertir. ({rule})",
  'refusal.enough-successes': 'Vous avez déjà 2 succès : un de plus ne compterait pas. ({rule})',
  'refusal.conversion-forbidden': 'Une revendication concédée interdit de convertir les 4. ({rule})',
  'refusal.two-cards-needed': 'Pour convertir un 4, il faut 2 cartes de votre main. ({rule})',
  'refusal.hand-full': 'Votre main est pleine : {n} {n|carte|cartes} au maximum. ({rule})',
  'refusal.too-expensive': 'Il faut {cost} PD et vous en avez {cp}. ({rule})',
  'refusal.demand-not-in-play': "Cette revendication n'est pas en jeu. ({rule})",
  'refusal.demand-facedown': "Cette revendication est encore face cachée : révélez-la d'abord. ({rule})",
  'refusal.demand-conceded': 'Cette revendication est déjà concédée. ({rule})',
  'refusal.demand-concedes-itself':
    'Vous ne pouvez pas concéder cette revendication : elle attend son heure. ({rule})',
  'refusal.second-in-command': "Le complice est au bout du fil : ce n'est plus possible. ({rule})",
  'refusal.no-ability': "Cette capacité n'existe pas dans cette partie. ({rule})",
  'refusal.ability-used': 'Vous avez déjà utilisé cette capacité ce tour-ci. ({rule})',
  'refusal.threat-too-low': 'La menace est trop basse pour cela : il faut {n} ou plus. ({rule})',
  'refusal.not-an-option': 'Ce choix ne fait pas partie des options. ({rule})',
  'refusal.not-last-conversation':
    'On ne peut acheter tout en parlant que pendant la dernière discussion. ({rule})',
  'refusal.unknown-id': "Rien dans cette partie ne s'appelle « {id} ». ({rule})",
  'refusal.stale': 'La situation a changé entre-temps : regardez à nouveau, puis décidez. ({rule})',
}
