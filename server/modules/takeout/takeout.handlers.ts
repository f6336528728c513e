import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import {
  createAddress,
  createTakeout,
  deleteTakeout,
  listTakeouts,
  mayTakeOut,
  showTakeout,
} from './takeout.service.ts'

/** The tag `takeout`. Rights: an ADMIN of the agency; another agency's answer 404. */
export const handlers = {
  listTakeouts: async (_input, ctx) => ({ items: await listTakeouts(ctx) }),
  createTakeout: async ({ body }, ctx) => {
    await mayTakeOut(body, ctx)
    return act(ctx, (work) => createTakeout(work, body))
  },
  getTakeout: ({ params }, ctx) =>
    showTakeout(ctx.deps.db, actorOf(ctx), params.id, ctx.deps.now()),
  deleteTakeout: ({ params }, ctx) => act(ctx, (work) => deleteTakeout(work, params.id)),
  createTakeoutAddress: async ({ params }, ctx) => ({
    url: await act(ctx, (work) => createAddress(work, params.id)),
  }),
} satisfies Partial<Handlers<Ctx>>
