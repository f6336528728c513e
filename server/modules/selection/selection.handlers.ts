import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { openSelection, reactToHome, seeSelection } from './open.service.ts'
import {
  createSelection,
  draftSelection,
  getSelection,
  listSelections,
  revokeSelection,
} from './selection.service.ts'

type Operation =
  | 'listSelections'
  | 'createSelection'
  | 'getSelection'
  | 'revokeSelection'
  | 'draftSelection'
  | 'openSelection'
  | 'seeSelection'
  | 'reactToHome'

/** Operations of the tag `selection`. */
export const handlers = {
  listSelections: async ({ query }, ctx) =>
    listSelections(ctx.deps.db, actorOf(ctx), query.demandId),
  createSelection: async ({ body }, ctx) => act(ctx, (work) => createSelection(work, body)),
  getSelection: async ({ params }, ctx) => getSelection(ctx.deps.db, actorOf(ctx), params.id),
  revokeSelection: async ({ params }, ctx) => act(ctx, (work) => revokeSelection(work, params.id)),
  draftSelection: async ({ query }, ctx) => draftSelection(ctx.deps.db, actorOf(ctx), query),
  openSelection: async ({ params }, ctx) => openSelection(params.selectionToken, ctx),
  seeSelection: async ({ params }, ctx) => seeSelection(params.selectionToken, ctx),
  reactToHome: async ({ params, body }, ctx) => reactToHome(params.selectionToken, body, ctx),
} satisfies Pick<Handlers<Ctx>, Operation>
