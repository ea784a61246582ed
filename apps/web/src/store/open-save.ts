/** Apart, because checking what comes from outside is a third of the code and no new game needs it. */
export { loadSave, parseBegunStep } from '@negotiator/session'
