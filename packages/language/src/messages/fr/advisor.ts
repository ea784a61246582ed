import type { advisor as en } from '../en/advisor.ts'

export const advisor: Readonly<Record<keyof typeof en, string>> = {
  'advisor.train': "Les poids s'apprennent avec : npm run train",
  'advisor.no-weights': "Le conseiller n'a pas de poids : le fichier {file} n'existe pas.",
  'advisor.unusable.damaged': '{file} est endommagé.',
  'advisor.unusable.not-weights': "{file} n'est pas un fichier de poids.",
  'advisor.unusable.other-cards': "{file} a été appris pour d'autres cartes.",
  'advisor.unusable.other-weights': "{file} a été appris à partir d'autres poids.",
  'advisor.unusable.too-large': '{file} est trop gros pour un fichier de poids.',
  'advisor.any':
    "Le conseil repose sur ce qui a été appris pour n'importe quelle partie : il est raisonnable, mais pas des plus forts.",
  'advisor.no-finer': 'Les conseils se passent des tables fines : bons, mais pas les plus forts.',
  'advisor.stale':
    "Les cartes ou les règles ont changé depuis que le conseiller les a apprises ({file}) : le conseil est moins fort qu'il ne pourrait l'être.",
  'advisor.over': "La partie est finie : il n'y a plus rien à décider.",
  'advisor.position': '{abductor} · {pack} · tour {turn}, {phase}',
  'advisor.chance': 'Chances de gagner : {chance} (95 % : {low} à {high})',
  'advisor.chance.close':
    'Chances de gagner : {chance} (95 % : {low} à {high}), en réfléchissant à chaque décision',
  'advisor.chance.rough': 'Chances de gagner : {chance}, à première vue',
  'advisor.apart':
    "La recherche seule prévoit {value} avec la meilleure action : ici, les chances ne sont connues qu'à {points} points près.",
  'advisor.best': 'meilleur',
  'advisor.line': 'La suite attendue :',
  'advisor.line.until': "avec les dés les plus probables, jusqu'à la fin du tour",
  'advisor.line.times': '{action} ×{times}',
  'advisor.thinking': "réflexion : {chance} · {nodes} positions · {playouts} parties jouées jusqu'au bout",
  'advisor.interrupted': "Arrêt avant la fin : voici la meilleure réponse jusqu'ici.",
  'advisor.action.unknown':
    '--action demande une touche comme dans le jeu (3, f1, b9, e) ou une action comme dans les scénarios ({example}), pas « {input} ».',
  'advisor.scenario': '{name} · {file}, scénario {n} sur {of}',
  'advisor.scenario.input': '{name} · entrée standard, scénario {n} sur {of}',
  'advisor.scenario.unknown': "Il n'y a pas de scénario « {name} » dans {file}.",
  'advisor.scenario.several': '« {name} » correspond à {n} scénarios de {file} : {names}',
  'advisor.scenario.like': 'Vouliez-vous dire : {names} ?',
  'advisor.second': 'le complice',
}
