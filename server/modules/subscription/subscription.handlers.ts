import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import {
  cancelSubscription,
  changeSubscription,
  previewSubscription,
  resumeSubscription,
} from './change.service.ts'
import { openCard, removeCard } from './card/page.ts'
import { showLimits, showSubscription } from './view.ts'

/** The tag `subscription`. */
export const handlers = {
  getSubscription: (_input, ctx) => showSubscription(ctx.deps.db, actorOf(ctx), ctx.deps),
  getSubscriptionLimits: (_input, ctx) => showLimits(ctx.deps.db, actorOf(ctx), ctx.deps.now()),
  previewSubscription: ({ body }, ctx) =>
    previewSubscription(ctx.deps.db, actorOf(ctx), body, ctx.deps.now()),
  changeSubscription: ({ body }, ctx) => act(ctx, (work) => changeSubscription(work, body)),
  cancelSubscription: (_input, ctx) => act(ctx, cancelSubscription),
  resumeSubscription: (_input, ctx) => act(ctx, resumeSubscription),
  openSubscriptionCard: ({ body }, ctx) => openCard(body, ctx),
  removeSubscriptionCard: (_input, ctx) => removeCard(ctx),
} satisfies Partial<Handlers<Ctx>>
