import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { confirmProposal } from './confirm.service.ts'
import { editProposal, listProposals, readProposal, refuseProposal } from './edit.service.ts'
import { undoProposal } from './undo.service.ts'

/** Operations of the tag `proposal`. */
export const handlers = {
  listProposals: ({ query }, ctx) => listProposals(query, ctx),
  getProposal: ({ params }, ctx) => readProposal(params.id, ctx),
  updateProposal: ({ params, body }, ctx) => editProposal(ctx, params.id, body),
  confirmProposal: ({ params, body }, ctx) => confirmProposal(ctx, params.id, body),
  refuseProposal: ({ params }, ctx) => refuseProposal(ctx, params.id),
  undoProposal: ({ params }, ctx) => undoProposal(ctx, params.id),
} satisfies Partial<Handlers<Ctx>>
