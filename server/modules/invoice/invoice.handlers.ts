import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { downloadElectronic, downloadSigned } from './electronic/download.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { notePaid, takeBack } from './agency/acts.service.ts'
import { issuerOf } from './agency/company.ts'
import { addDraft, changeDraft, dropDraft, listDrafts, readDraft } from './agency/draft.service.ts'
import { issueDraft } from './agency/issue.service.ts'
import { annulInvoice, resendRecord } from './agency/record.service.ts'
import { sendByMail } from './agency/send.ts'
import { toInvoice } from './view.ts'
import { dayOf } from '../../time/madrid.ts'
import { exportInvoices } from './list-csv.ts'
import { downloadInvoice, getInvoice, listInvoices, readerOf } from './invoice.service.ts'

/** The tag `invoice`. */
export const handlers = {
  listInvoices: ({ query }, ctx) =>
    listInvoices(ctx.deps.db, readerOf(ctx), query, {
      list: 'listInvoices',
      today: dayOf(ctx.deps.now()),
      lang: ctx.lang,
    }),
  exportInvoices: ({ query }, ctx) => exportInvoices(query, ctx),
  getInvoice: ({ params }, ctx) => getInvoice(ctx.deps.db, readerOf(ctx), params.id, ctx.lang),
  downloadInvoiceUbl: ({ params }, ctx) => downloadElectronic(params.id, 'ubl', ctx),
  downloadInvoiceFacturae: ({ params, query }, ctx) =>
    query.signed ? downloadSigned(params.id, ctx) : downloadElectronic(params.id, 'facturae', ctx),
  downloadInvoice: ({ params }, ctx) => downloadInvoice(params.id, ctx),
  getInvoiceIssuer: async (_input, ctx) =>
    (await issuerOf(ctx.deps.db, actorOf(ctx).agencyId)).issuer,
  listInvoiceDrafts: (_input, ctx) => listDrafts(ctx.deps.db, actorOf(ctx).agencyId),
  createInvoiceDraft: ({ body }, ctx) => act(ctx, (work) => addDraft(work, body)),
  getInvoiceDraft: ({ params }, ctx) => readDraft(ctx.deps.db, { actor: actorOf(ctx) }, params.id),
  saveInvoiceDraft: ({ params, body }, ctx) =>
    act(ctx, (work) => changeDraft(work, params.id, body)),
  deleteInvoiceDraft: ({ params }, ctx) => act(ctx, (work) => dropDraft(work, params.id)),
  issueInvoiceDraft: ({ params }, ctx) =>
    act(ctx, async (work) => {
      const row = await issueDraft(work, params.id)
      return toInvoice(work.trx, row, { agencyId: work.actor.agencyId })
    }),
  payInvoice: ({ params, body }, ctx) => act(ctx, (work) => notePaid(work, params.id, body)),
  rectifyInvoice: ({ params, body }, ctx) => act(ctx, (work) => takeBack(work, params.id, body)),
  annulInvoice: ({ params, body }, ctx) => act(ctx, (work) => annulInvoice(work, params.id, body)),
  resendInvoiceRecord: ({ params, body }, ctx) =>
    act(ctx, (work) => resendRecord(work, params.id, body)),
  sendInvoice: ({ params, body }, ctx) => act(ctx, (work) => sendByMail(work, params.id, body)),
} satisfies Partial<Handlers<Ctx>>
