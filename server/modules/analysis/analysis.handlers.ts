import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { readAgents } from './agents.service.ts'
import { exportAnalysis } from './export.service.ts'
import { readFunnel } from './funnel.service.ts'
import { readMarketDays } from './market-days.service.ts'
import { readResponse } from './response.service.ts'
import { readSources, setSourceCost } from './sources.service.ts'
import { readStock } from './stock/list.service.ts'
import { readSummary } from './summary.service.ts'

/** Operations of the tag `analysis`. */
export const handlers = {
  getAnalysisFunnel: ({ query }, ctx) =>
    readFunnel(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  getAnalysisResponse: ({ query }, ctx) =>
    readResponse(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  getAnalysisMarketDays: ({ query }, ctx) =>
    readMarketDays(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  getAnalysisSources: ({ query }, ctx) =>
    readSources(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  setAnalysisSourceCost: ({ body }, ctx) => act(ctx, (work) => setSourceCost(work, body)),
  getAnalysisAgents: ({ query }, ctx) =>
    readAgents(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  getAnalysisStock: ({ query }, ctx) => readStock(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  getAnalysisSummary: ({ query }, ctx) =>
    readSummary(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  exportAnalysis: ({ query }, ctx) =>
    exportAnalysis(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
} satisfies Pick<
  Handlers<Ctx>,
  | 'getAnalysisFunnel'
  | 'getAnalysisResponse'
  | 'getAnalysisMarketDays'
  | 'getAnalysisSources'
  | 'setAnalysisSourceCost'
  | 'getAnalysisAgents'
  | 'getAnalysisStock'
  | 'getAnalysisSummary'
  | 'exportAnalysis'
>
