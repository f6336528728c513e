import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { createMessage } from './answer.service.ts'
import { assign } from './assignment/assign.service.ts'
import { keepContact } from './contact.service.ts'
import { draft, listDrafts } from './draft.service.ts'
import { readFile } from './files.ts'
import { readerOf } from './inbox.policy.ts'
import { listMessagesOf } from './message.service.ts'
import { readRules, saveRules } from './assignment/rules.service.ts'
import {
  beginMail,
  changeMany,
  changeMine,
  countMine,
  listMine,
  markRead,
  readMine,
} from './thread.service.ts'

/** Operations of the tag `inbox`. */
export const handlers = {
  listInbox: async ({ query }, ctx) => listMine(query, readerOf(ctx), ctx),
  createInboxThread: async ({ body }, ctx) => beginMail(body, readerOf(ctx), ctx),
  getInboxThread: async ({ params }, ctx) => readMine(params.id, readerOf(ctx), ctx),
  updateInboxThread: async ({ params, body }, ctx) =>
    changeMine(params.id, body, readerOf(ctx), ctx),
  listInboxMessages: async ({ params, query }, ctx) =>
    listMessagesOf(params.id, query.before, readerOf(ctx), ctx),
  downloadInboxFile: async ({ params }, ctx) =>
    readFile(params.id, params.fileId, readerOf(ctx), ctx),
  createInboxMessage: async ({ params, body }, ctx) =>
    createMessage(params.id, body, readerOf(ctx), ctx),
  readInboxThread: async ({ params, body }, ctx) =>
    markRead(params.id, body.read, readerOf(ctx), ctx),
  assignInboxThread: async ({ params, body }, ctx) => assign(params.id, body, readerOf(ctx), ctx),
  saveInboxContact: async ({ params }, ctx) => keepContact(params.id, readerOf(ctx), ctx),
  listInboxDrafts: async ({ params }, ctx) => listDrafts(params.id, readerOf(ctx), ctx),
  draftInboxAnswer: async ({ params, query }, ctx) =>
    draft(params.id, params.templateId, query.language, readerOf(ctx), ctx),
  changeInboxThreads: async ({ body }, ctx) => changeMany(body, readerOf(ctx), ctx),
  countInbox: async (_input, ctx) => countMine(readerOf(ctx), ctx),
  getInboxClock: async (_input, ctx) => (await readRules(readerOf(ctx), ctx)).clock,
  getInboxRules: async (_input, ctx) => readRules(readerOf(ctx), ctx),
  saveInboxRules: async ({ body }, ctx) => saveRules(body, readerOf(ctx), ctx),
} satisfies Partial<Handlers<Ctx>>
