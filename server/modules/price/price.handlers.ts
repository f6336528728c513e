import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { inTransaction } from '../../db/index.ts'
import { actorOf, type Work } from '../../contract/rights/actor.ts'
import { changePrice, previewPrice } from './price.service.ts'

/** Operations of the tag `price`. */
export const handlers = {
  previewPrice: async ({ params, body }, ctx) => previewPrice(ctx, actorOf(ctx), params.id, body),
  changePrice: async ({ params, body }, ctx) => {
    const actor = actorOf(ctx)
    return inTransaction(ctx.deps.db, (trx) =>
      changePrice({ trx, deps: ctx.deps, actor } satisfies Work, params.id, body),
    )
  },
} satisfies Pick<Handlers<Ctx>, 'previewPrice' | 'changePrice'>
