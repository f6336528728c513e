import type { Handlers } from '../../../generated/server/operations.ts'
import { requireAgency, type Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import {
  listItems,
  listRuns,
  needsFile,
  repeatImport,
  showRun,
  startImport,
  startUndo,
} from './import.service.ts'

import { fieldsOfHome, listConflicts } from './conflict/conflict.service.ts'
import { resolveConflicts } from './conflict/resolve.service.ts'
import { listSame, resolveSame } from './same/same.service.ts'
import { runSource } from './fetch/fetch.service.ts'
import { showLab, takeLab } from './lab/lab.service.ts'
import {
  mapTable,
  previewTable,
  showTable,
  startTable,
  takeTable,
  throwTableAway,
} from './table/table.service.ts'

/** The tag `import`. Rights: ADMIN of the agency (x-roles); another agency's runs answer 404. */
export const handlers = {
  listImports: ({ query }, ctx) => listRuns(ctx.deps, requireAgency(ctx).agencyId, query, ctx.lang),
  createImport: async ({ body, files }, ctx) => {
    const { agencyId, userId } = requireAgency(ctx)
    const file = files[0] ?? needsFile(ctx.lang)
    const { provider, dryRun = false, integrationId, sourceName } = body
    const feed = {
      provider,
      filename: file.filename,
      source: file.path,
      dryRun,
      choice: { integrationId, sourceName },
    }
    return showRun(
      ctx.deps,
      agencyId,
      await startImport(ctx.deps, agencyId, userId, feed, { lang: ctx.lang }),
      ctx.lang,
    )
  },
  getImport: ({ params }, ctx) =>
    showRun(ctx.deps, requireAgency(ctx).agencyId, params.id, ctx.lang),
  listImportItems: ({ params, query }, ctx) =>
    listItems(
      ctx.deps,
      requireAgency(ctx).agencyId,
      params.id,
      {
        actions: query.action ?? [],
        withIssues: query.withIssues ?? false,
        waiting: query.waiting ?? false,
      },
      query.cursor,
      query.limit ?? 24,
      ctx.lang,
    ),
  repeatImport: async ({ params, body }, ctx) => {
    const { agencyId, userId } = requireAgency(ctx)
    return showRun(
      ctx.deps,
      agencyId,
      await repeatImport(ctx.deps, agencyId, userId, params.id, body, ctx.lang),
      ctx.lang,
    )
  },
  undoImport: ({ params }, ctx) =>
    startUndo(ctx.deps, requireAgency(ctx).agencyId, params.id, ctx.lang),
  listImportConflicts: ({ query }, ctx) =>
    listConflicts(ctx.deps, actorOf(ctx), query.integrationId, query.cursor, query.limit ?? 24),
  resolveImportConflicts: ({ body }, ctx) => act(ctx, (work) => resolveConflicts(work, body)),
  listImportedFields: async ({ params }, ctx) => ({
    items: await fieldsOfHome(ctx.deps, actorOf(ctx), params.id),
  }),
  listSameHomes: ({ query }, ctx) =>
    listSame(ctx.deps, actorOf(ctx), query.cursor, query.limit ?? 24),
  resolveSameHome: ({ body }, ctx) => act(ctx, (work) => resolveSame(work, body)),
  createLabReport: ({ body, files }, ctx) =>
    takeLab(ctx.deps, actorOf(ctx), files[0], body.integrationId),
  runSource: ({ params }, ctx) => act(ctx, (work) => runSource(work, params.id)),
  getLabReport: ({ params }, ctx) => showLab(ctx.deps, actorOf(ctx), params.id),
  createImportTable: ({ files }, ctx) => takeTable(ctx.deps, actorOf(ctx), files[0]),
  getImportTable: ({ params }, ctx) => showTable(ctx.deps, actorOf(ctx), params.id),
  mapImportTable: ({ params, body }, ctx) => mapTable(ctx.deps, actorOf(ctx), params.id, body),
  deleteImportTable: ({ params }, ctx) => throwTableAway(ctx.deps, actorOf(ctx), params.id),
  previewImportTable: ({ params }, ctx) => previewTable(ctx.deps, actorOf(ctx), params.id),
  startImportTable: ({ params, body }, ctx) => startTable(ctx.deps, actorOf(ctx), params.id, body),
} satisfies Partial<Handlers<Ctx>>
