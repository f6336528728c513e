import type { FileReply } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { amount } from '../../formats/csv.ts'
import { csvReply } from '../../formats/csv-reply.ts'
import { dayOf } from '../../time/madrid.ts'
import { readerOf, whichOf, type InvoiceQuery } from './invoice.service.ts'
import { invoicesOf } from './list.repository.ts'
import { say } from './messages.ts'
import { toListed } from './view.ts'

/** Lines that a file has at most. */
const MOST = 5_000

const COLUMNS = [
  'number',
  'kind',
  'side',
  'issuedOn',
  'dueOn',
  'who',
  'taxId',
  'base',
  'vat',
  'withheld',
  'total',
  'payable',
  'paid',
  'state',
] as const

/** The list of invoices as a file: a line an invoice, a head of its own words. */
export async function exportInvoices(query: InvoiceQuery, ctx: Ctx): Promise<FileReply> {
  const { lang, deps } = ctx
  const reader = readerOf(ctx)
  const which = whichOf(query, dayOf(deps.now()), lang)
  const found = await invoicesOf(deps.db, reader, which, { limit: MOST })
  const lines = found.slice(0, MOST).map((row) => {
    const one = toListed(row, reader)
    const other = one.side === 'issued' ? row.receiver : row.issuer
    return [
      one.fullNumber,
      one.kind,
      say(lang, `csv.side.${one.side}`),
      one.issuedOn,
      one.dueOn ?? '',
      other.name,
      other.taxId ?? '',
      ...[one.base, one.vatTotal, one.withheld, one.total, one.payable, one.paid].map(amount),
      say(lang, `csv.state.${one.state}`),
    ]
  })
  return csvReply(say(lang, 'csv.file'), [COLUMNS.map((key) => say(lang, `csv.${key}`)), ...lines])
}
