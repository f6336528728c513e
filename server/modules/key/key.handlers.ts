import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { createKey, listKeys, renewKey, revokeKey } from './key.service.ts'

/** The tag `key`. Rights: an ADMIN of the agency; another agency's keys answer 404. */
export const handlers = {
  listKeys: async (_input, ctx) => ({ items: await listKeys(ctx.deps, actorOf(ctx)) }),
  createKey: ({ body }, ctx) => act(ctx, (work) => createKey(work, body)),
  renewKey: ({ params }, ctx) => act(ctx, (work) => renewKey(work, params.id)),
  revokeKey: ({ params }, ctx) => act(ctx, (work) => revokeKey(work, params.id)),
} satisfies Partial<Handlers<Ctx>>
