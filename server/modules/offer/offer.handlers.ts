import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { createOffer, listOffers, readOffer, saveDraft } from './offer.service.ts'
import { stepOffer } from './step.service.ts'

/** Operations of the tag `offer`. */
export const handlers = {
  listOffers: ({ query }, ctx) => listOffers(ctx.deps.db, actorOf(ctx), query),
  createOffer: ({ body }, ctx) => act(ctx, (work) => createOffer(work, body)),
  getOffer: ({ params }, ctx) => readOffer(ctx.deps.db, actorOf(ctx), params.id),
  updateOffer: ({ params, body }, ctx) => act(ctx, (work) => saveDraft(work, params.id, body)),
  stepOffer: ({ params, body }, ctx) => act(ctx, (work) => stepOffer(work, params.id, body)),
} satisfies Pick<
  Handlers<Ctx>,
  'listOffers' | 'createOffer' | 'getOffer' | 'updateOffer' | 'stepOffer'
>
