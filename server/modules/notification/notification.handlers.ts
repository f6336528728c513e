import type { Handlers } from '../../../generated/server/operations.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { listMine, readAll, readOne } from './notification.service.ts'

/** Operations of the tag `notification`. */
export const handlers = {
  listNotifications: ({ query }, ctx) => listMine(query, requireSession(ctx), ctx),
  readNotifications: ({ body }, ctx) => readAll(body.until, requireSession(ctx), ctx),
  readNotification: ({ params, body }, ctx) =>
    readOne(params.id, body.read, requireSession(ctx), ctx),
} satisfies Pick<Handlers<Ctx>, 'listNotifications' | 'readNotifications' | 'readNotification'>
