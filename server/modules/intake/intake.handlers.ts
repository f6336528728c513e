import type { Handlers } from '../../../generated/server/operations.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { actorOf } from '../../contract/rights/actor.ts'
import {
  listFates,
  listIntakes,
  planIntake,
  showIntake,
  startIntake,
  startUndo,
  takeFile,
  throwAway,
} from './intake.service.ts'
import { preview } from './preview.ts'
import { report } from './report.ts'

/**
 * The tag `intake`. Rights: an ADMIN sees the agency's imports, a STAFF their own; others answer
 * 404.
 */
export const handlers = {
  listIntakes: ({ query }, ctx) => listIntakes(ctx.deps, actorOf(ctx), query),
  createIntake: ({ files }, ctx) =>
    takeFile(ctx.deps, { ...actorOf(ctx), userId: requireSession(ctx).userId }, files[0]),
  getIntake: ({ params }, ctx) => showIntake(ctx.deps, actorOf(ctx), params.id),
  mapIntake: ({ params, body }, ctx) => planIntake(ctx.deps, actorOf(ctx), params.id, body),
  deleteIntake: ({ params }, ctx) => throwAway(ctx.deps, actorOf(ctx), params.id),
  previewIntake: ({ params }, ctx) => preview(ctx.deps, actorOf(ctx), params.id),
  startIntake: ({ params }, ctx) => startIntake(ctx.deps, actorOf(ctx), params.id),
  listIntakeRows: ({ params, query }, ctx) =>
    listFates(
      ctx.deps,
      actorOf(ctx),
      params.id,
      { fates: query.fate ?? [], withRemarks: query.withRemarks ?? false },
      query,
    ),
  downloadIntakeRows: ({ params, query }, ctx) => report(ctx, params.id, query.fate ?? []),
  undoIntake: ({ params }, ctx) => startUndo(ctx.deps, actorOf(ctx), params.id),
} satisfies Partial<Handlers<Ctx>>
