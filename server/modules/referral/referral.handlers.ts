import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { stepReferral } from './agency/step.service.ts'
import { getTerms, listOffers, saveTerms } from './agency/terms.service.ts'
import { createReferral, saveHome, updateReferral } from './draft/draft.service.ts'
import { addPhoto, addProof, readProof, removePhoto } from './draft/files.service.ts'
import { getReferral, listReferrals } from './list.service.ts'
import { answerReferral, openReferral } from './owner/answer.service.ts'
import { getPayee, savePayee } from './pay/payee.service.ts'
import { readReceipt } from './pay/receipt.service.ts'
import { getSummary } from './pay/summary.service.ts'
import { deleteReferral, sendReferral } from './send/send.service.ts'

/** The tag `referral`. */
export const handlers = {
  listReferrals: ({ query }, ctx) => listReferrals(query, ctx),
  getReferral: ({ params }, ctx) => getReferral(params.id, ctx),
  createReferral: ({ body }, ctx) => createReferral(body, ctx),
  updateReferral: ({ params, body }, ctx) => updateReferral(params.id, body, ctx),
  deleteReferral: ({ params }, ctx) => deleteReferral(params.id, ctx),
  saveReferralHome: ({ params, body }, ctx) => saveHome(params.id, body, ctx),
  addReferralPhoto: ({ params, files }, ctx) => addPhoto(params.id, files, ctx),
  deleteReferralPhoto: ({ params }, ctx) => removePhoto(params.id, params.hash, ctx),
  uploadReferralProof: ({ params, files }, ctx) => addProof(params.id, files, ctx),
  getReferralProof: ({ params }, ctx) => readProof(params.id, ctx),
  sendReferral: ({ params, body }, ctx) => sendReferral(params.id, body.version, ctx),
  stepReferral: ({ params, body }, ctx) => stepReferral(params.id, body, ctx),
  downloadReferralReceipt: ({ params }, ctx) => readReceipt(params.id, ctx),
  openReferral: ({ params }, { deps, lang }) => openReferral(params.ownerToken, deps, lang),
  answerReferral: ({ params, body }, { deps, lang }) =>
    answerReferral(params.ownerToken, body, deps, lang),
  getReferralTerms: (_input, ctx) => getTerms(ctx.deps.db, actorOf(ctx)),
  saveReferralTerms: ({ body }, ctx) => act(ctx, (work) => saveTerms(work, body)),
  listReferralOffers: (_input, ctx) => listOffers(ctx.deps),
  getReferralSummary: (_input, ctx) => getSummary(ctx),
  getReferralPayee: (_input, ctx) => getPayee(ctx),
  saveReferralPayee: ({ body }, ctx) => savePayee(body, ctx),
} satisfies Partial<Handlers<Ctx>>
