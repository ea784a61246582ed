import type { Command } from '../input/words.ts'
import type { Answer } from './answer.ts'
import { answerCard } from './card.ts'
import { answerHelp } from './help.ts'
import { answerKeys } from './keys.ts'
import { answerLog } from './log.ts'
import { answerOdds } from './odds.ts'
import { answerRules } from './rules.ts'
import { answerShop } from './shop.ts'
import { answerTerror } from './terror.ts'
import { answerWho } from './who.ts'
import { answerWhy } from './why.ts'

/** The words that only ask. */
export const ANSWERS: Partial<Record<Command, Answer>> = {
  help: answerHelp,
  why: answerWhy,
  card: answerCard,
  keys: answerKeys,
  odds: answerOdds,
  shop: answerShop,
  terror: answerTerror,
  who: answerWho,
  log: answerLog,
  rules: answerRules,
}
