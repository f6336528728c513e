import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { addEvent, getEvent, listAgenda } from './agenda.service.ts'
import { adoptRoute } from './route/adopt.service.ts'
import { proposeRoute } from './route/route.service.ts'
import { checkPlanned } from './travel/clash.service.ts'
import { answerEvent, removeEvent } from './series/series.service.ts'
import { undo } from './undo.service.ts'

/** Operations of the tag `agenda`. */
export const handlers = {
  listAgenda: ({ query }, ctx) => listAgenda(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  createAgendaEvent: ({ body }, ctx) => act(ctx, (work) => addEvent(work, body)),
  getAgendaEvent: ({ params, query }, ctx) =>
    getEvent(ctx.deps.db, params.id, query.occurrence, actorOf(ctx)),
  updateAgendaEvent: ({ params, body }, ctx) =>
    act(ctx, (work) => answerEvent(work, params.id, body)),
  deleteAgendaEvent: ({ params, query }, ctx) =>
    act(ctx, (work) => removeEvent(work, params.id, query.scope, query.occurrence)),
  undoAgenda: ({ body }, ctx) => act(ctx, (work) => undo(work, body.undo)),
  checkAgenda: async ({ body }, ctx) => ({
    items: await checkPlanned(ctx.deps.db, actorOf(ctx), body),
  }),
  proposeRoute: ({ body }, ctx) => proposeRoute(ctx.deps.db, actorOf(ctx), body),
  adoptRoute: ({ body }, ctx) => act(ctx, (work) => adoptRoute(work, body)),
} satisfies Partial<Handlers<Ctx>>
