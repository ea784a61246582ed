import { sceneOf } from '../screen/scene.ts'
import { shopTable } from '../screen/zones.ts'
import type { Answer } from './answer.ts'

/** The available area with every card's rows, whatever the phase. */
export const answerShop: Answer = (look, session) => shopTable(sceneOf(look, session))
