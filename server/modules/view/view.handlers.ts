import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { inTransaction } from '../../db/index.ts'
import { actorOf, type Work } from '../property/index.ts'
import { createView, listViews, removeView, updateView } from './view.service.ts'

/** One act of the caller in one transaction. */
function act<T>(ctx: Ctx, fn: (work: Work) => Promise<T>): Promise<T> {
  const actor = actorOf(ctx)
  return inTransaction(ctx.deps.db, (trx) => fn({ trx, deps: ctx.deps, actor }))
}

/** Operations of the tag `view`. */
export const handlers = {
  listViews: async ({ query }, ctx) => listViews(ctx.deps.db, actorOf(ctx), query.list),
  createView: async ({ body }, ctx) => act(ctx, (work) => createView(work, body)),
  updateView: async ({ params, body }, ctx) =>
    act(ctx, (work) => updateView(work, params.id, body)),
  removeView: async ({ params }, ctx) => act(ctx, (work) => removeView(work, params.id)),
} satisfies Pick<Handlers<Ctx>, 'listViews' | 'createView' | 'updateView' | 'removeView'>
