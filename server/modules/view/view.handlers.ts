import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { createView, listViews, removeView, updateView } from './view.service.ts'

/** Operations of the tag `view`. */
export const handlers = {
  listViews: async ({ query }, ctx) => listViews(ctx.deps.db, actorOf(ctx), query.list),
  createView: async ({ body }, ctx) => act(ctx, (work) => createView(work, body)),
  updateView: async ({ params, body }, ctx) =>
    act(ctx, (work) => updateView(work, params.id, body)),
  removeView: async ({ params }, ctx) => act(ctx, (work) => removeView(work, params.id)),
} satisfies Pick<Handlers<Ctx>, 'listViews' | 'createView' | 'updateView' | 'removeView'>
