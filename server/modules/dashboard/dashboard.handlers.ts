import type { Handlers } from '../../../generated/server/operations.ts'
import { requireAgency, type Ctx } from '../../contract/context.ts'
import { inTransaction } from '../../db/index.ts'
import { actorOf } from '../../contract/rights/actor.ts'
import { readDashboard } from './dashboard.service.ts'
import { readPipeline } from './pipeline.service.ts'
import { listTargets, setTarget } from './target.service.ts'

/** Operations of the tag `dashboard`. */
export const handlers = {
  getDashboard: (_input, ctx) =>
    readDashboard(ctx.deps.db, actorOf(ctx), requireAgency(ctx), ctx.deps.now()),
  getPipeline: ({ query }, ctx) => readPipeline(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  listTargets: (_input, ctx) => listTargets(ctx.deps.db, actorOf(ctx)),
  setTarget: ({ params, body }, ctx) =>
    inTransaction(ctx.deps.db, (trx) =>
      setTarget({ trx, deps: ctx.deps, actor: actorOf(ctx) }, params.id, body),
    ),
} satisfies Pick<Handlers<Ctx>, 'getDashboard' | 'getPipeline' | 'listTargets' | 'setTarget'>
