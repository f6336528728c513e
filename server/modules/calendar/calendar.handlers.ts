import type { Handlers } from '../../../generated/server/operations.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { fieldErrors } from '../../contract/errors.ts'
import { actorOf } from '../../contract/rights/actor.ts'
import { endFeed, feedOf, renewFeed } from './calendar.service.ts'
import {
  connectGoogle,
  disconnectGoogle,
  googleOf,
  startGoogle,
  syncNow,
} from './google/connect.service.ts'
import { importFile } from './import.service.ts'
import { say } from './messages.ts'

/** Operations of the tag `calendar`: everybody's own diary only. */
export const handlers = {
  getCalendarFeed: (_, ctx) => feedOf(ctx.deps.db, requireSession(ctx).userId),
  createCalendarFeed: (_, ctx) => renewFeed(ctx, requireSession(ctx)),
  deleteCalendarFeed: (_, ctx) => endFeed(ctx.deps.db, requireSession(ctx).userId),
  getGoogleCalendar: (_, ctx) => googleOf(ctx.deps, requireSession(ctx).userId),
  startGoogleCalendar: (_, ctx) => startGoogle(ctx),
  connectGoogleCalendar: ({ body }, ctx) => connectGoogle(ctx, body),
  syncGoogleCalendar: (_, ctx) => syncNow(ctx),
  disconnectGoogleCalendar: (_, ctx) => disconnectGoogle(ctx),
  importCalendar: async ({ body, files: [file] }, ctx) =>
    importFile(
      ctx.deps,
      actorOf(ctx),
      (file ?? fieldErrors({ file: say(ctx.lang, 'noFile') })).path,
      body.preview,
    ),
} satisfies Partial<Handlers<Ctx>>
