import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { listItems } from './items.service.ts'
import { createMove, listMoves, showMove } from './move.service.ts'
import { updateMove } from './patch.service.ts'
import { stepMove } from './step.service.ts'

/** The tag `move`. Rights: an ADMIN of the agency; another agency's answer 404. */
export const handlers = {
  listMoves: async (_input, ctx) => ({ items: await listMoves(ctx.deps, actorOf(ctx)) }),
  createMove: ({ body }, ctx) => act(ctx, (work) => createMove(work, body)),
  getMove: ({ params }, ctx) => showMove(ctx.deps, ctx.deps.db, actorOf(ctx), params.id),
  updateMove: ({ params, body }, ctx) => act(ctx, (work) => updateMove(work, params.id, body)),
  stepMove: ({ params, body }, ctx) => act(ctx, (work) => stepMove(work, params.id, body)),
  listMoveItems: ({ params, query }, ctx) =>
    listItems(ctx.deps, actorOf(ctx), params.id, { ...query, limit: query.limit ?? 24 }),
} satisfies Partial<Handlers<Ctx>>
