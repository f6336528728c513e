import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act } from '../../contract/rights/actor.ts'
import { listAccounts, listCandidates, listEntries } from './list.service.ts'
import { matchEntry, patchEntry, undoMatch } from './match.service.ts'
import { orderPayment, paymentFile } from './payment.service.ts'
import { suggest } from './suggest.service.ts'
import { takeStatement } from './taking/take.service.ts'

/** Operations of the tag `bank`. */
export const handlers = {
  listBankAccounts: (_input, ctx) => listAccounts(ctx),
  uploadBankStatement: ({ body, files }, ctx) => takeStatement(files[0], body, ctx),
  listBankEntries: ({ query }, ctx) => listEntries(query, ctx),
  updateBankEntry: ({ params, body }, ctx) => act(ctx, (work) => patchEntry(params.id, body, work)),
  undoBankMatch: ({ params }, ctx) => act(ctx, (work) => undoMatch(params.id, work)),
  listBankCandidates: ({ params, query }, ctx) => listCandidates(params.id, query.q ?? '', ctx),
  matchBankEntry: ({ body }, ctx) => act(ctx, (work) => matchEntry(body, work)),
  proposeBankMatches: (_input, ctx) => act(ctx, suggest),
  createBankPayment: ({ body }, ctx) => act(ctx, (work) => orderPayment(body, work)),
  downloadBankPayment: ({ params }, ctx) => paymentFile(params.paymentId, ctx),
} satisfies Partial<Handlers<Ctx>>
