import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { acceptDeal, disputeDeal, invoiceDeal, payDeal } from './act.service.ts'
import { createDeal, listDeals } from './deal.service.ts'
import { previewDeal } from './preview.service.ts'

/** The tag `deal`. */
export const handlers = {
  listDeals: ({ query }, ctx) => listDeals(ctx.deps, actorOf(ctx), query),
  previewDeal: ({ query }, ctx) => previewDeal(ctx.deps, actorOf(ctx), query),
  createDeal: ({ body }, ctx) => act(ctx, (work) => createDeal(work, body)),
  acceptDeal: ({ params, body }, ctx) =>
    act(ctx, (work) => acceptDeal(work, params.id, body.version)),
  invoiceDeal: ({ params, body }, ctx) => act(ctx, (work) => invoiceDeal(work, params.id, body)),
  payDeal: ({ params, body }, ctx) => act(ctx, (work) => payDeal(work, params.id, body.version)),
  disputeDeal: ({ params, body }, ctx) => act(ctx, (work) => disputeDeal(work, params.id, body)),
} satisfies Partial<Handlers<Ctx>>
