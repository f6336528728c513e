import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { changeMine, countMine, listMine, readMine, report } from './chat.service.ts'
import { readFile } from './message/files.ts'
import {
  listMessagesOf,
  markRead,
  readMessage,
  typing,
  withdraw,
} from './message/message.service.ts'
import { mirrorToken } from './mirror.ts'
import { openChat } from './open.service.ts'
import { sendMessage } from './message/send.service.ts'

/** Operations of the tag `chat`. */
export const handlers = {
  listChats: ({ query }, ctx) => listMine(query, ctx),
  openChat: ({ body }, ctx) => openChat(body, ctx),
  countUnreadChats: (_input, ctx) => countMine(ctx),
  createChatToken: (_input, ctx) => mirrorToken(ctx),
  getChat: ({ params }, ctx) => readMine(params.id, ctx),
  updateChat: ({ params, body }, ctx) => changeMine(params.id, body, ctx),
  reportChat: ({ params, body }, ctx) => report(params.id, body, ctx),
  listChatMessages: ({ params, query }, ctx) => listMessagesOf(params.id, query, ctx),
  createChatMessage: ({ params, body, files }, ctx) => sendMessage(params.id, body, files, ctx),
  getChatMessage: ({ params }, ctx) => readMessage(params.id, params.messageId, ctx),
  withdrawChatMessage: ({ params }, ctx) => withdraw(params.id, params.messageId, ctx),
  downloadChatFile: async ({ params }, ctx) => {
    await readMine(params.id, ctx)
    return readFile(params.id, params.fileId, ctx.deps, ctx.lang)
  },
  readChat: ({ params, body }, ctx) => markRead(params.id, body, ctx),
  typeInChat: ({ params }, ctx) => typing(params.id, ctx),
} satisfies Partial<Handlers<Ctx>>
