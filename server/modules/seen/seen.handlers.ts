import type { Handlers } from '../../../generated/server/operations.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { forgetAll, forgetOne, keep, listMine, pause } from './seen.service.ts'

/** Operations of the tag `seen`. */
export const handlers = {
  listSeen: ({ query }, ctx) => listMine(query, requireSession(ctx), ctx),
  keepSeen: ({ body }, ctx) => keep(body.listingId, requireSession(ctx), ctx),
  pauseSeen: ({ body }, ctx) => pause(body.paused, requireSession(ctx), ctx),
  forgetAllSeen: (_, ctx) => forgetAll(requireSession(ctx), ctx),
  forgetSeen: ({ params }, ctx) => forgetOne(params.id, requireSession(ctx), ctx),
} satisfies Pick<
  Handlers<Ctx>,
  'listSeen' | 'keepSeen' | 'pauseSeen' | 'forgetAllSeen' | 'forgetSeen'
>
