import { Readable } from 'node:stream'
import type { FileReply } from '../../../../generated/server/operations.ts'
import type { Ctx } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'
import type { InvoiceRow } from '../invoice.repository.ts'
import { readerOf, wholeInvoice } from '../invoice.service.ts'
import { facturaeOf } from './facturae.ts'
import type { Source } from './source.ts'
import { ublOf } from './ubl.ts'

/** An invoice, and what is said of the one it rectifies. */
async function sourceOf(db: Db, row: InvoiceRow): Promise<Source> {
  if (row.rectifies === null) return { ...row, rectified: null }
  const { full_number: fullNumber, issued_on: issuedOn } = await db
    .selectFrom('invoice')
    .select(['full_number', 'issued_on'])
    .where('id', '=', row.rectifies)
    .executeTakeFirstOrThrow()
  return { ...row, rectified: { fullNumber, issuedOn } }
}

/** An invoice as a file for programs; 404 for who may not see it. */
export async function downloadElectronic(
  id: string,
  format: 'ubl' | 'facturae',
  ctx: Ctx,
): Promise<FileReply> {
  const { db } = ctx.deps
  const row = await wholeInvoice(db, readerOf(ctx), id, ctx.lang)
  const source = await sourceOf(db, row)
  const xml = Buffer.from(format === 'ubl' ? ublOf(source) : facturaeOf(source, ctx.lang))
  return {
    stream: Readable.from([xml]),
    contentType: 'application/xml',
    size: xml.length,
    filename: `${row.full_number.replaceAll('/', '-')}-${format}.xml`,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  }
}
