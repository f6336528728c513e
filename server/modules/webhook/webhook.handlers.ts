import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import {
  listDeliveries,
  replay,
  replayBetween,
  sendTest,
  showDelivery,
} from './delivery.service.ts'
import {
  changeWebhook,
  createWebhook,
  endWebhook,
  listWebhooks,
  renewSecret,
  showWebhook,
} from './webhook.service.ts'

/** The tag `webhook`. Rights: an ADMIN of the agency; another agency's webhooks answer 404. */
export const handlers = {
  listWebhooks: async (_input, ctx) => ({ items: await listWebhooks(ctx.deps, actorOf(ctx)) }),
  createWebhook: ({ body }, ctx) => act(ctx, (work) => createWebhook(work, body)),
  getWebhook: ({ params }, ctx) => showWebhook(ctx.deps, actorOf(ctx), params.id),
  updateWebhook: ({ params, body }, ctx) =>
    act(ctx, (work) => changeWebhook(work, params.id, body)),
  deleteWebhook: ({ params }, ctx) => act(ctx, (work) => endWebhook(work, params.id)),
  renewWebhookSecret: ({ params }, ctx) => act(ctx, (work) => renewSecret(work, params.id)),
  checkWebhook: ({ params }, ctx) => sendTest(ctx.deps, actorOf(ctx), params.id),
  listWebhookDeliveries: ({ params, query }, ctx) =>
    listDeliveries(ctx.deps, actorOf(ctx), params.id, query),
  getWebhookDelivery: ({ params }, ctx) => showDelivery(ctx.deps, actorOf(ctx), params),
  repeatWebhookDelivery: ({ params }, ctx) => replay(ctx.deps, actorOf(ctx), params),
  repeatWebhookDeliveries: async ({ params, body }, ctx) => ({
    count: await act(ctx, (work) => replayBetween(work, params.id, body)),
  }),
} satisfies Partial<Handlers<Ctx>>
