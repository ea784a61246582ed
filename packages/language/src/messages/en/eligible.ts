/** What a game will count for, said before it begins. */
export const eligible = {
  'career.eligible.career':
    'This game counts for statistics and achievements. Hints are noted, not forbidden.',
  'career.eligible.chosen-seed':
    'This game counts under a heading of its own, because its seed was chosen; achievements cannot be won.',
  'career.eligible.own-dice':
    'This game counts under a heading of its own, because the dice are typed in; achievements cannot be won.',
  'career.eligible.own-packs':
    'This game counts under a heading of its own, because it is played with a pack; achievements cannot be won.',
  'career.eligible.practice': 'This is practice: the game does not count.',
}
