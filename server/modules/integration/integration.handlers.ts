import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { createAddress, deleteAddress, endChannel } from './address.ts'
import {
  changeIntegration,
  createChannel,
  createSource,
  listIntegrations,
  showIntegration,
  visible,
} from './integration.service.ts'
import { listActivity, listLog } from './log-list.ts'

/**
 * The tag `integration`. Rights: an ADMIN of the agency; a STAFF reads channels out, without
 * address and settings; another agency's channels answer 404.
 */
export const handlers = {
  listIntegrations: async (_input, ctx) => ({
    items: await listIntegrations(ctx.deps, actorOf(ctx)),
  }),
  createSource: ({ body }, ctx) => act(ctx, (work) => createSource(work, body)),
  createIntegration: ({ body }, ctx) => act(ctx, (work) => createChannel(work, body)),
  getIntegration: ({ params }, ctx) => showIntegration(ctx.deps.db, actorOf(ctx), params.id),
  updateIntegration: ({ params, body }, ctx) =>
    act(ctx, (work) => changeIntegration(work, params.id, body)),
  deleteIntegration: ({ params }, ctx) => act(ctx, (work) => endChannel(work, params.id)),
  createIntegrationAddress: async ({ params }, ctx) => ({
    url: await act(ctx, (work) => createAddress(work, params.id)),
  }),
  deleteIntegrationAddress: ({ params }, ctx) => act(ctx, (work) => deleteAddress(work, params.id)),
  listIntegrationActivity: ({ query }, ctx) =>
    listActivity(ctx.deps.db, { cursor: query.cursor, limit: query.limit ?? 24 }, actorOf(ctx)),
  listIntegrationLog: async ({ params, query }, ctx) => {
    const [{ db }, actor] = [ctx.deps, actorOf(ctx)]
    const { id } = await visible(db, actor, params.id)
    return listLog(db, id, { cursor: query.cursor, limit: query.limit ?? 24 }, actor)
  },
} satisfies Partial<Handlers<Ctx>>
