import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { downloadValuation } from './paper/download.service.ts'
import { readQuality } from './quality.service.ts'
import { createValuation, getValuation, listValuations } from './valuation.service.ts'

/** Operations of the tag `valuation`. */
export const handlers = {
  createValuation: ({ body }, ctx) => act(ctx, (work) => createValuation(work, body)),
  getValuation: ({ params }, { deps, ...ctx }) =>
    getValuation({ trx: deps.db, deps, actor: actorOf({ deps, ...ctx }) }, params.id),
  listValuations: ({ query }, ctx) =>
    listValuations({ trx: ctx.deps.db, deps: ctx.deps, actor: actorOf(ctx) }, query.propertyId),
  downloadValuation: ({ params, query }, ctx) => downloadValuation(params.id, query.language, ctx),
  getValuationQuality: (_input, { deps }) => readQuality(deps),
} satisfies Pick<
  Handlers<Ctx>,
  | 'createValuation'
  | 'getValuation'
  | 'listValuations'
  | 'downloadValuation'
  | 'getValuationQuality'
>
