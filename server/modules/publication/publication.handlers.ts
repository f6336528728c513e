import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { listBraked, listBrakes } from './brake.service.ts'
import { holdChannel, repeatFailed, runChannel } from './acts.service.ts'
import {
  channelsOfHome,
  chooseHomes,
  confirmShrink,
  listHomes,
  previewHome,
  repeatHome,
} from './publication.service.ts'
import { testChannel } from './test.service.ts'
import { tryChannel } from './trial.service.ts'

/**
 * The tag `publication`. Rights: an ADMIN of the agency for all its homes, a STAFF for their own;
 * choosing needs the switch `publish` (x-switch), confirming a loss an ADMIN.
 */
export const handlers = {
  listPublicationHomes: ({ params, query }, ctx) =>
    listHomes(ctx.deps, actorOf(ctx), params.id, {
      states: query.state ?? [],
      rule: query.rule,
      q: query.q,
      cursor: query.cursor,
      limit: query.limit ?? 24,
    }),
  listPublicationBrakes: async (_input, ctx) => ({
    items: await listBrakes(ctx.deps, actorOf(ctx)),
  }),
  listBrakedHomes: ({ query }, ctx) =>
    listBraked(ctx.deps, actorOf(ctx), {
      rule: query.rule,
      severity: query.severity,
      cursor: query.cursor,
      limit: query.limit ?? 24,
    }),
  updatePublicationHomes: ({ params, body }, ctx) =>
    act(ctx, (work) => chooseHomes(work, params.id, body)),
  previewPublication: ({ params }, ctx) =>
    previewHome(ctx.deps, actorOf(ctx), params.id, params.propertyId),
  repeatPublication: ({ params }, ctx) =>
    act(ctx, (work) => repeatHome(work, params.id, params.propertyId)),
  confirmShrink: ({ params }, ctx) => act(ctx, (work) => confirmShrink(work, params.id)),
  previewIntegration: ({ params, body }, ctx) =>
    tryChannel(ctx.deps, actorOf(ctx), params.id, body),
  checkIntegration: ({ params }, ctx) => testChannel(ctx.deps, actorOf(ctx), params.id),
  runIntegration: ({ params }, ctx) => act(ctx, (work) => runChannel(work, params.id)),
  repeatPublications: ({ params }, ctx) => act(ctx, (work) => repeatFailed(work, params.id)),
  holdIntegration: ({ params }, ctx) => act(ctx, (work) => holdChannel(work, params.id, true)),
  releaseIntegration: ({ params }, ctx) => act(ctx, (work) => holdChannel(work, params.id, false)),
  listHomeChannels: async ({ params }, ctx) => ({
    items: await channelsOfHome(ctx.deps, actorOf(ctx), params.id),
  }),
} satisfies Partial<Handlers<Ctx>>
