import type { eligible as en } from '../en/eligible.ts'

export const eligible: Readonly<Record<keyof typeof en, string>> = {
  'career.eligible.career':
    'Cette partie compte pour les statistiques et les exploits. Les indices sont notés, pas interdits.',
  'career.eligible.chosen-seed':
    'Cette partie compte à part, parce que sa graine a été choisie ; aucun exploit ne peut être gagné.',
  'career.eligible.own-dice':
    'Cette partie compte à part, parce que les dés sont saisis ; aucun exploit ne peut être gagné.',
  'career.eligible.own-packs':
    "Cette partie compte à part, parce qu'elle se joue avec un pack ; aucun exploit ne peut être gagné.",
  'career.eligible.practice': "C'est un entraînement : la partie ne compte pas.",
}
