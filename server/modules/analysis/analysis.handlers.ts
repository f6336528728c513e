import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { actorOf } from '../../contract/rights/actor.ts'
import { readFunnel } from './funnel.service.ts'
import { readMarketDays } from './market-days.service.ts'
import { readResponse } from './response.service.ts'

/** Operations of the tag `analysis`. */
export const handlers = {
  getAnalysisFunnel: ({ query }, ctx) =>
    readFunnel(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  getAnalysisResponse: ({ query }, ctx) =>
    readResponse(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  getAnalysisMarketDays: ({ query }, ctx) =>
    readMarketDays(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
} satisfies Pick<
  Handlers<Ctx>,
  'getAnalysisFunnel' | 'getAnalysisResponse' | 'getAnalysisMarketDays'
>
