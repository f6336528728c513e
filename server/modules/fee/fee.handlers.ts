import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { draftFee } from './draft.service.ts'
import { addFee, changeFee, dropFee, listFees, pendingFees, readFee } from './fee.service.ts'

/** The tag `fee`. */
export const handlers = {
  listFees: ({ query }, ctx) => listFees(ctx.deps.db, actorOf(ctx), query),
  createFee: ({ query, body }, ctx) => act(ctx, (work) => addFee(work, query.offerId, body)),
  getPendingFees: (_input, ctx) => pendingFees(ctx.deps.db, actorOf(ctx), ctx.deps.now()),
  getFee: ({ params }, ctx) => readFee(ctx.deps.db, actorOf(ctx), params.id),
  saveFee: ({ params, body }, ctx) => act(ctx, (work) => changeFee(work, params.id, body)),
  deleteFee: ({ params }, ctx) => act(ctx, (work) => dropFee(work, params.id)),
  draftFee: ({ params }, ctx) => act(ctx, (work) => draftFee(work, params.id)),
} satisfies Partial<Handlers<Ctx>>
