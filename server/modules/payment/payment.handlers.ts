import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { checkCards, readCardDesk } from './desk/read.ts'
import { resolveCardTrouble } from './desk/resolve.ts'

/** What the operator reads and does of cards: of the tag `operator`, on which this room stands. */
export const handlers = {
  getCardDesk: (_input, ctx) => readCardDesk(ctx),
  checkCards: (_input, ctx) => checkCards(ctx),
  resolveCardTrouble: ({ body }, ctx) => resolveCardTrouble(body, ctx),
} satisfies Partial<Handlers<Ctx>>
