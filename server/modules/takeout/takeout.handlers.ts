import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import {
  createImport,
  listImports,
  mayBring,
  pauseImport,
  resumeImport,
  showImport,
  undoImport,
} from './incoming/import.service.ts'
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
    await mayTakeOut(ctx)
    return act(ctx, (work) => createTakeout(work, body))
  },
  getTakeout: ({ params }, ctx) =>
    showTakeout(ctx.deps.db, actorOf(ctx), params.id, ctx.deps.now()),
  deleteTakeout: ({ params }, ctx) => act(ctx, (work) => deleteTakeout(work, params.id)),
  createTakeoutAddress: async ({ params }, ctx) => ({
    url: await act(ctx, (work) => createAddress(work, params.id)),
  }),
  listTakeoutImports: async (_input, ctx) => ({ items: await listImports(ctx) }),
  createTakeoutImport: async ({ body, files }, ctx) => {
    await mayBring(body, files[0], ctx)
    return createImport(body, files[0], ctx)
  },
  getTakeoutImport: ({ params }, ctx) =>
    showImport(ctx.deps.db, actorOf(ctx), params.id, ctx.deps.now()),
  pauseTakeoutImport: ({ params }, ctx) => act(ctx, (work) => pauseImport(work, params.id)),
  resumeTakeoutImport: ({ params }, ctx) => act(ctx, (work) => resumeImport(work, params.id)),
  undoTakeoutImport: ({ params }, ctx) => act(ctx, (work) => undoImport(work, params.id)),
} satisfies Partial<Handlers<Ctx>>
