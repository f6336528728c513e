import type { Handlers } from '../../../generated/server/operations.ts'
import { requireAgency, type Ctx } from '../../contract/context.ts'
import { inTransaction } from '../../db/index.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { readDashboard } from './dashboard.service.ts'
import { readPipeline } from './pipeline.service.ts'
import { readFirstRun, setFirstRun } from './first/first.service.ts'
import { listTargets, setTarget } from './target.service.ts'

/** Operations of the tag `dashboard`. */
export const handlers = {
  getDashboard: (_input, ctx) =>
    readDashboard(ctx.deps.db, actorOf(ctx), requireAgency(ctx), ctx.deps.now()),
  getPipeline: ({ query }, ctx) => readPipeline(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  getFirstRun: (_input, ctx) => readFirstRun(ctx.deps.db, actorOf(ctx)),
  setFirstRun: ({ body }, ctx) => act(ctx, (work) => setFirstRun(work, body)),
  listTargets: (_input, ctx) => listTargets(ctx.deps.db, actorOf(ctx)),
  setTarget: ({ params, body }, ctx) =>
    inTransaction(ctx.deps.db, (trx) =>
      setTarget({ trx, deps: ctx.deps, actor: actorOf(ctx) }, params.id, body),
    ),
} satisfies Partial<Handlers<Ctx>>
