import type { Invoice, InvoicePage } from '../../../generated/model/index.ts'
import type { FileReply } from '../../../generated/server/operations.ts'
import { requireSession, type Ctx, type Lang } from '../../contract/context.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { fieldErrors, forbidden, laterVersion, notFound } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import { pdfReply } from '../../ports/pdf/answer.ts'
import { invoiceOf, type InvoiceRow, type Reader } from './invoice.repository.ts'
import { countInvoices, dueOf, invoicesOf, type Which } from './list.repository.ts'
import { say } from './messages.ts'
import { drawInvoice } from './paper/make.ts'
import { toInvoice, toListed } from './view.ts'
import { isWhole } from './whole.ts'

const PAGE = 50

/** What a list of invoices is asked for. */
export interface InvoiceQuery extends Omit<Which, 'today' | 'byDue'> {
  cursor?: string
  limit?: number
}

/** The list that is asked for; throws 400 where its days are the wrong way round. */
export function whichOf({ side, standing, from, to, q }: InvoiceQuery, today: string, lang: Lang) {
  if (from && to && to < from) fieldErrors({ to: say(lang, 'toBeforeFrom') })
  return { side, standing, from, to, q, today }
}

/** Who asks: an ADMIN for their agency, a SERVICE for themself. */
export function readerOf(ctx: Ctx): Reader {
  const { role, agencyId, userId } = requireSession(ctx)
  if (role === 'SERVICE') return { userId }
  return role === 'ADMIN' && agencyId !== null ? { agencyId } : forbidden()
}

/**
 * Invoices of a reader, newest first, or open ones the longest due first (`byDue`); `list` names the
 * operation whose cursors these are.
 */
export async function listInvoices(
  db: Db,
  reader: Reader,
  query: InvoiceQuery & { byDue?: boolean },
  { list, today, lang }: { list: string; today: string; lang: Lang },
): Promise<InvoicePage> {
  const { byDue = false, limit = PAGE } = query
  const which = { ...whichOf(query, today, lang), byDue }
  const cursor = readCursor(query.cursor, { list, kind: byDue ? 'text' : 'id' }, lang)
  const found = await invoicesOf(db, reader, which, { cursor, limit })
  const { rows, next } = cutPage(found, { list, cursor, limit, ...(byDue && { value: dueOf }) })
  return {
    items: rows.map((row) => toListed(row, reader)),
    next,
    total: await countInvoices(db, reader, which),
  }
}

/** An invoice a reader may see; throws 404, and 503 where this version does not read all of it. */
export async function wholeInvoice(
  db: Db,
  reader: Reader,
  id: string,
  lang: Lang,
): Promise<InvoiceRow> {
  const row = (await invoiceOf(db, reader, id)) ?? notFound(lang)
  return isWhole(row) ? row : laterVersion(lang)
}

/** An invoice a reader may see. */
export const getInvoice = async (
  db: Db,
  reader: Reader,
  id: string,
  lang: Lang,
): Promise<Invoice> => toInvoice(db, await wholeInvoice(db, reader, id, lang), reader)

/** The same on paper. */
export async function downloadInvoice(id: string, ctx: Ctx): Promise<FileReply> {
  const { db } = ctx.deps
  const reader = readerOf(ctx)
  const row = await wholeInvoice(db, reader, id, ctx.lang)
  const { language, doc } = row
  const look = { language, footer: doc.footer ?? null }
  const pdf = await drawInvoice(await toInvoice(db, row, reader), look, ctx)
  return pdfReply(pdf, `${row.full_number.replaceAll('/', '-')}.pdf`)
}
