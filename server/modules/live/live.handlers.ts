import type { Handlers } from '../../../generated/server/operations.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { tooMany } from '../../contract/errors.ts'

/** Seconds after which a person with too many streams may try again. */
const TRY_AGAIN = 30

/** Operations of the tag `live`. */
export const handlers = {
  streamLive: async ({ headers }, ctx) => {
    const last = headers['last-event-id']
    const stream = await ctx.deps.live.open(
      requireSession(ctx),
      last === undefined ? null : Number(last),
    )
    // A proxy that collects an answer before passing it on would make the stream useless.
    return stream
      ? {
          stream,
          contentType: 'text/event-stream; charset=utf-8',
          headers: { 'x-accel-buffering': 'no' },
        }
      : tooMany(ctx.lang, TRY_AGAIN)
  },
} satisfies Pick<Handlers<Ctx>, 'streamLive'>
