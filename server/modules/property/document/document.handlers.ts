import type { Handlers } from '../../../../generated/server/operations.ts'
import type { Ctx } from '../../../contract/context.ts'
import { act, actorOf } from '../../../contract/rights/actor.ts'
import { addDocument, listDocuments, readDocument, removeDocument } from './document.service.ts'

export const documentHandlers = {
  listPropertyDocuments: async ({ params }, ctx) => ({
    items: await act(ctx, (work) => listDocuments(work, params.id)),
  }),
  uploadPropertyDocument: async ({ params, body, files }, ctx) => ({
    items: await addDocument(
      { deps: ctx.deps, actor: actorOf(ctx) },
      params.id,
      files[0],
      body.file_extra,
    ),
  }),
  downloadPropertyDocument: async ({ params }, ctx) =>
    act(ctx, (work) => readDocument(work, params.id, params.documentId)),
  removePropertyDocument: async ({ params }, ctx) => ({
    items: await act(ctx, (work) => removeDocument(work, params.id, params.documentId)),
  }),
} satisfies Partial<Handlers<Ctx>>
