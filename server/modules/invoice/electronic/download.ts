import { Readable } from 'node:stream'
import type { FileReply } from '../../../../generated/server/operations.ts'
import type { Ctx } from '../../../contract/context.ts'
import { notAcceptable } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { agencySigner } from '../../fiscal/index.ts'
import type { InvoiceRow } from '../invoice.repository.ts'
import { readerOf, wholeInvoice } from '../invoice.service.ts'
import { say } from '../messages.ts'
import { facturaeOf } from './facturae.ts'
import type { Source } from './source.ts'
import { ublOf } from './ubl.ts'
import { signFacturae } from './xades.ts'

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

type Format = 'ubl' | 'facturae'

const fileReply = (row: InvoiceRow, ending: string, text: string): FileReply => {
  const xml = Buffer.from(text)
  return {
    stream: Readable.from([xml]),
    contentType: 'application/xml',
    size: xml.length,
    filename: `${row.full_number.replaceAll('/', '-')}-${ending}`,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  }
}

/** An invoice as a file for programs; 404 for who may not see it. */
export async function downloadElectronic(id: string, format: Format, ctx: Ctx): Promise<FileReply> {
  const { db } = ctx.deps
  const row = await wholeInvoice(db, readerOf(ctx), id, ctx.lang)
  const source = await sourceOf(db, row)
  const xml = format === 'ubl' ? ublOf(source) : facturaeOf(source, ctx.lang)
  return fileReply(row, `${format}.xml`, xml)
}

/** An invoice as Facturae, signed by the agency that issued it; 406 in words to anybody else. */
export async function downloadSigned(id: string, ctx: Ctx): Promise<FileReply> {
  const { deps, lang } = ctx
  const reader = readerOf(ctx)
  const row = await wholeInvoice(deps.db, reader, id, lang)
  const agencyId = 'agencyId' in reader ? reader.agencyId : null
  if (agencyId === null || row.by_operator || row.issuer_agency_id !== agencyId)
    return notAcceptable(say(lang, 'electronic.signer'))
  const xml = facturaeOf(await sourceOf(deps.db, row), lang)
  const signer = await agencySigner(deps, agencyId, lang)
  return fileReply(row, 'facturae.xsig', signFacturae(xml, signer, deps.now()))
}
