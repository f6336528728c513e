import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { archiveProperty, restoreProperty } from './lifecycle/archive.service.ts'
import { changeSeveral, undoSeveral } from './bulk/bulk.service.ts'
import { draftTexts } from './draft/draft.service.ts'
import { duplicateProperty } from './duplicate.service.ts'
import { listHistory, listProperties } from './list/list.service.ts'
import { mapProperties } from './list/map.service.ts'
import { createProperty, getProperty, saveProperty } from './property.service.ts'
import { changeStatus, publishProperty } from './lifecycle/status.service.ts'
import { usedTags } from './tags.ts'

/** Operations on homes of the tag `property`. */
export const propertyHandlers = {
  listProperties: async ({ query }, ctx) =>
    listProperties(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  createProperty: async ({ body }, ctx) => act(ctx, (work) => createProperty(work, body)),
  getProperty: async ({ params }, ctx) =>
    getProperty(ctx.deps.db, params.id, actorOf(ctx), ctx.deps.now()),
  updateProperty: async ({ params, body }, ctx) =>
    act(ctx, (work) => saveProperty(work, params.id, body)),
  archiveProperty: async ({ params }, ctx) => act(ctx, (work) => archiveProperty(work, params.id)),
  restoreProperty: async ({ params }, ctx) => act(ctx, (work) => restoreProperty(work, params.id)),
  publishProperty: async ({ params, body }, ctx) =>
    act(ctx, (work) => publishProperty(work, params.id, body.version)),
  changePropertyStatus: async ({ params, body }, ctx) =>
    act(ctx, (work) => changeStatus(work, params.id, body)),
  changeProperties: async ({ body }, ctx) => changeSeveral(ctx, actorOf(ctx), body),
  undoPropertyBulk: async ({ params }, ctx) => undoSeveral(ctx, actorOf(ctx), params.bulkId),
  duplicateProperty: async ({ params, body }, ctx) =>
    act(ctx, (work) => duplicateProperty(work, params.id, body)),
  draftPropertyTexts: async ({ params }, ctx) =>
    draftTexts(ctx.deps.db, params.id, actorOf(ctx), ctx.deps.now()),
  mapProperties: async ({ query }, ctx) =>
    mapProperties(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  listPropertyTags: async (_input, ctx) => ({ tags: await usedTags(ctx.deps.db, actorOf(ctx)) }),
  listPropertyHistory: async ({ params, query }, ctx) =>
    listHistory(ctx.deps.db, actorOf(ctx), params.id, query),
} satisfies Partial<Handlers<Ctx>>
