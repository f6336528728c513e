import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { changeSeveral, undoSeveral } from './bulk.service.ts'
import { createDemand, getDemand, saveDemand } from './demand.service.ts'
import { addNote, listDemandHistory } from './history.service.ts'
import { listDemands } from './list.service.ts'
import { archiveDemand, changeDemandStatus, restoreDemand } from './status.service.ts'
import { usedTags } from './tags.ts'

type Operation =
  | 'listDemands'
  | 'createDemand'
  | 'getDemand'
  | 'updateDemand'
  | 'archiveDemand'
  | 'restoreDemand'
  | 'changeDemandStatus'
  | 'listDemandHistory'
  | 'addDemandNote'
  | 'changeDemands'
  | 'undoDemandBulk'
  | 'listDemandTags'

/** Operations of the tag `demand`. */
export const handlers = {
  listDemands: async ({ query }, ctx) =>
    listDemands(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  createDemand: async ({ body }, ctx) => act(ctx, (work) => createDemand(work, body)),
  getDemand: async ({ params }, ctx) => getDemand(ctx.deps.db, params.id, actorOf(ctx)),
  updateDemand: async ({ params, body }, ctx) =>
    act(ctx, (work) => saveDemand(work, params.id, body)),
  archiveDemand: async ({ params }, ctx) => act(ctx, (work) => archiveDemand(work, params.id)),
  restoreDemand: async ({ params }, ctx) => act(ctx, (work) => restoreDemand(work, params.id)),
  changeDemandStatus: async ({ params, body }, ctx) =>
    act(ctx, (work) => changeDemandStatus(work, params.id, body)),
  changeDemands: async ({ body }, ctx) => changeSeveral(ctx, actorOf(ctx), body),
  undoDemandBulk: async ({ params }, ctx) => undoSeveral(ctx, actorOf(ctx), params.bulkId),
  listDemandTags: async (_input, ctx) => ({ tags: await usedTags(ctx.deps.db, actorOf(ctx)) }),
  listDemandHistory: async ({ params, query }, ctx) =>
    listDemandHistory(ctx.deps.db, actorOf(ctx), params.id, query),
  addDemandNote: async ({ params, body }, ctx) =>
    act(ctx, (work) => addNote(work, params.id, body)),
} satisfies Pick<Handlers<Ctx>, Operation>
