import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { actorOf } from '../../contract/rights/actor.ts'
import { exportLines } from './export.ts'
import { listLines } from './list.service.ts'
import { checkChain } from './verify.ts'

/** The tag `audit`. Rights: an ADMIN of the agency (x-roles), each for their own chain. */
export const handlers = {
  listAuditLines: ({ query }, ctx) => listLines(ctx.deps.db, actorOf(ctx), query),
  checkAudit: (_input, ctx) => checkChain(ctx.deps.db, actorOf(ctx).agencyId),
  exportAuditLines: ({ query }, ctx) => exportLines(ctx.deps.db, actorOf(ctx), query),
} satisfies Partial<Handlers<Ctx>>
