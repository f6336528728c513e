import type { MediaMeta } from '../../../../generated/model/index.ts'
import type { Handlers } from '../../../../generated/server/operations.ts'
import type { Ctx } from '../../../contract/context.ts'
import { act, actorOf } from '../../../contract/rights/actor.ts'
import { attachMedia, mayAttach, removeMedia, updateMedia } from './media.service.ts'
import { prepareMedia } from './prepare.ts'

export const mediaHandlers = {
  uploadPropertyMedia: async ({ params, files }, ctx) => {
    await mayAttach({ trx: ctx.deps.db, deps: ctx.deps, actor: actorOf(ctx) }, params.id)
    const sources = files.map(({ filename, path, extra }) => ({
      filename,
      path,
      meta: (extra ?? {}) as MediaMeta,
    }))
    const { prepared, refused } = await prepareMedia(ctx.deps, sources, ctx.lang)
    const items = await act(ctx, (work) => attachMedia(work, params.id, prepared))
    return { items, refused }
  },
  updatePropertyMedia: async ({ params, body }, ctx) => ({
    items: await act(ctx, (work) => updateMedia(work, params.id, body)),
    refused: [],
  }),
  removePropertyMedia: async ({ params }, ctx) => ({
    items: await act(ctx, (work) => removeMedia(work, params.id, params.mediaId)),
    refused: [],
  }),
} satisfies Partial<Handlers<Ctx>>
