import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { readerOf } from './template.policy.ts'
import {
  addTemplate,
  adopt,
  changeTemplate,
  dropTemplate,
  listMine,
  readMine,
} from './template.service.ts'

/** Operations of the tag `template`. */
export const handlers = {
  listTemplates: async ({ query }, ctx) => listMine(query.q, readerOf(ctx), ctx),
  createTemplate: async ({ body }, ctx) => addTemplate(body, readerOf(ctx), ctx),
  adoptTemplates: async (_input, ctx) => adopt(readerOf(ctx), ctx),
  getTemplate: async ({ params }, ctx) => readMine(params.id, readerOf(ctx), ctx),
  updateTemplate: async ({ params, body }, ctx) =>
    changeTemplate(params.id, body, readerOf(ctx), ctx),
  deleteTemplate: async ({ params }, ctx) => dropTemplate(params.id, readerOf(ctx), ctx),
} satisfies Partial<Handlers<Ctx>>
