import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import {
  acceptAgreement,
  counterAgreement,
  createAgreement,
  refuseAgreement,
  revokeAgreement,
} from './agreement/agreement.service.ts'
import { listAgreements, showAgreement } from './agreement/show.ts'
import {
  assignLead,
  block,
  changeNetwork,
  createNetwork,
  expel,
  leaveNetwork,
  listNetworks,
  showNetwork,
} from './circle/circle.service.ts'
import { answerInvitation, invite, showInvitation } from './circle/invitation.service.ts'
import { searchPartnerHomes, showPartnerHome } from './partner/homes.service.ts'
import { listAgreementHomes } from './share/homes.service.ts'

/** The tag `network`. Rights: an ADMIN's; partners' homes for whoever works for the agency. */
export const handlers = {
  listNetworks: (_input, ctx) => listNetworks(ctx.deps, actorOf(ctx)),
  createNetwork: ({ body }, ctx) => act(ctx, (work) => createNetwork(work, body)),
  getNetwork: ({ params }, ctx) => showNetwork(ctx.deps, actorOf(ctx), params.id),
  updateNetwork: ({ params, body }, ctx) =>
    act(ctx, (work) => changeNetwork(work, params.id, body)),
  createNetworkInvitation: ({ params, body }, ctx) =>
    act(ctx, (work) => invite(work, params.id, body.email)),
  getNetworkInvitation: ({ params }, ctx) => showInvitation(ctx.deps, actorOf(ctx), params.key),
  answerNetworkInvitation: ({ params, body }, ctx) =>
    act(ctx, (work) => answerInvitation(work, params.key, body.accept)),
  leaveNetwork: ({ params }, ctx) => act(ctx, (work) => leaveNetwork(work, params.id)),
  assignNetworkLead: ({ params, body }, ctx) =>
    act(ctx, (work) => assignLead(work, params.id, body.agencyId)),
  removeNetworkMember: ({ params, body }, ctx) =>
    act(ctx, (work) => expel(work, params.id, body.agencyId)),
  setNetworkBlock: ({ params, body }, ctx) => act(ctx, (work) => block(work, params.id, body)),
  listAgreements: async (_input, ctx) => ({
    items: await listAgreements(ctx.deps, actorOf(ctx)),
  }),
  createAgreement: async ({ body }, ctx) => ({
    items: await act(ctx, (work) => createAgreement(work, body)),
  }),
  getAgreement: ({ params }, ctx) => showAgreement(ctx.deps, actorOf(ctx), params.id),
  acceptAgreement: ({ params, body }, ctx) =>
    act(ctx, (work) => acceptAgreement(work, params.id, body.hash)),
  refuseAgreement: ({ params, body }, ctx) =>
    act(ctx, (work) => refuseAgreement(work, params.id, body.hash)),
  proposeAgreement: ({ params, body }, ctx) =>
    act(ctx, (work) => counterAgreement(work, params.id, body)),
  revokeAgreement: ({ params }, ctx) => act(ctx, (work) => revokeAgreement(work, params.id)),
  listAgreementHomes: ({ params, query }, ctx) =>
    listAgreementHomes(ctx.deps, actorOf(ctx), params.id, query),
  searchNetworkHomes: ({ query }, ctx) => searchPartnerHomes(ctx.deps, actorOf(ctx), query),
  getNetworkHome: ({ params }, ctx) => showPartnerHome(ctx.deps, actorOf(ctx), params.id),
} satisfies Partial<Handlers<Ctx>>
