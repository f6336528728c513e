import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { checksLeft } from './allowance.ts'
import { checkIntroduction, createIntroduction } from './check.service.ts'
import { disputeIntroduction, withdrawDispute } from './dispute.service.ts'
import { listIntroductionChecks } from './register/checks.service.ts'
import { listIntroductions } from './register/list.service.ts'

/** The tag `introduction`. */
export const handlers = {
  listIntroductions: ({ query }, ctx) => listIntroductions(ctx.deps, actorOf(ctx), query),
  createIntroduction: ({ body }, ctx) => act(ctx, (work) => createIntroduction(work, body)),
  checkIntroduction: ({ body }, ctx) => act(ctx, (work) => checkIntroduction(work, body)),
  listIntroductionChecks: ({ query }, ctx) => listIntroductionChecks(ctx.deps, actorOf(ctx), query),
  getIntroductionAllowance: (_request, ctx) => checksLeft(ctx.deps, actorOf(ctx)),
  disputeIntroduction: ({ params, body }, ctx) =>
    act(ctx, (work) => disputeIntroduction(work, params.id, body.text)),
  withdrawIntroductionDispute: ({ params }, ctx) =>
    act(ctx, (work) => withdrawDispute(work, params.id)),
} satisfies Partial<Handlers<Ctx>>
