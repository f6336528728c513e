import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { answerProposal } from './answer.service.ts'
import { createOwnerLink, getOwnerDesk, revokeOwnerLink } from './desk.service.ts'
import { openOwnerPage } from './page.service.ts'
import { proposePrice, withdrawOwnerProposal } from './proposal.service.ts'

type Operation =
  | 'getOwnerDesk'
  | 'createOwnerLink'
  | 'revokeOwnerLink'
  | 'proposePrice'
  | 'withdrawOwnerProposal'
  | 'openOwnerPage'
  | 'answerProposal'

/** Operations of the tag `owner`. */
export const handlers = {
  getOwnerDesk: async ({ params }, ctx) => getOwnerDesk(ctx.deps, actorOf(ctx), params.id),
  createOwnerLink: async ({ params, body }, ctx) =>
    act(ctx, (work) => createOwnerLink(work, params.id, body)),
  revokeOwnerLink: async ({ params }, ctx) => act(ctx, (work) => revokeOwnerLink(work, params.id)),
  proposePrice: async ({ params, body }, ctx) =>
    act(ctx, (work) => proposePrice(work, params.id, body)),
  withdrawOwnerProposal: async ({ params }, ctx) =>
    act(ctx, (work) => withdrawOwnerProposal(work, params.id)),
  openOwnerPage: async ({ params }, ctx) => openOwnerPage(params.ownerPageToken, ctx),
  answerProposal: async ({ params, body }, ctx) => answerProposal(params.ownerPageToken, body, ctx),
} satisfies Pick<Handlers<Ctx>, Operation>
