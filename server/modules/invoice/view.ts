import type {
  Invoice,
  InvoiceRecordFault,
  InvoiceRow as Listed,
  InvoiceSide,
  InvoiceState,
  InvoiceTransfer,
} from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { lastRecordOf, serviceOf, type KnownRecord } from '../fiscal/index.ts'
import { creditorReference } from '../../sepa/reference.ts'
import { transferCode } from '../../sepa/transfer-code.ts'
import { actsOn } from './agency/acts.ts'
import { isToMend } from './further.ts'
import { numberOf, rectifying, sentOf, type InvoiceRow, type Reader } from './invoice.repository.ts'

/** Where an invoice stands. */
export function stateOf(row: InvoiceRow): InvoiceState {
  if (row.annulled_at) return 'annulled'
  if (row.rectified_at) return 'rectified'
  if (row.paid === row.payable) return 'paid'
  return row.paid === 0 ? 'issued' : 'part_paid'
}

/** Which side a reader is on; the operator issued what it reads. */
function sideOf(row: InvoiceRow, reader: Reader): InvoiceSide {
  if ('operator' in reader) return 'issued'
  const issuer = 'agencyId' in reader ? row.issuer_agency_id : row.issuer_user_id
  return issuer === ('agencyId' in reader ? reader.agencyId : reader.userId) ? 'issued' : 'received'
}

/** How what is open is paid by transfer; null where it is not. */
export function transferOf(row: InvoiceRow): InvoiceTransfer | null {
  const open = row.payable - row.paid
  const { transfer } = row.doc
  if (!transfer || open <= 0 || row.rectified_at) return null
  const reference = creditorReference(row.full_number)
  return { ...transfer, reference, qr: transferCode({ ...transfer, amount: open, reference }) }
}

/** An invoice in a list. */
export const toListed = (row: InvoiceRow, reader: Reader): Listed => ({
  id: row.id,
  fullNumber: row.full_number,
  kind: row.kind,
  state: stateOf(row),
  side: sideOf(row, reader),
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  issuerName: row.issuer.name,
  receiverName: row.receiver.name,
  base: row.base,
  vatTotal: row.vat,
  withheld: row.withheld,
  total: row.total,
  payable: row.payable,
  paid: row.paid,
})

/** What the tax agency says against a record, which its issuer alone is told. */
const faultOf = (record: KnownRecord | null): InvoiceRecordFault | null =>
  record?.state === 'rejected' || record?.state === 'accepted_with_errors'
    ? { state: record.state, code: record.code, message: record.message }
    : null

/** An invoice with all it says. */
export async function toInvoice(db: Db, row: InvoiceRow, reader: Reader): Promise<Invoice> {
  const back = await rectifying(db, row.id)
  const left = back.reduce((rest, { payable }) => rest + payable, row.payable)
  const isMine = sideOf(row, reader) === 'issued'
  const sent = isMine ? await sentOf(db, row.id) : []
  const record = isMine ? await lastRecordOf(db, row.id) : null
  return {
    ...toListed(row, reader),
    operationOn: row.operation_on,
    issuer: row.issuer,
    receiver: row.receiver,
    lines: row.doc.lines,
    vat: row.doc.vat,
    withheldPct: row.doc.withheldPct,
    rectifies: row.rectifies && (await numberOf(db, row.rectifies)),
    rectifiedBy: back.map(({ full_number }) => full_number),
    cause: row.cause,
    annulment: row.annulled_at && {
      at: row.annulled_at.toISOString(),
      cause: row.annul_cause ?? '',
    },
    transfer: transferOf(row),
    qrUrl: serviceOf(row.qr_url) === 'none' ? null : row.qr_url,
    digest: row.digest,
    recordFault: faultOf(record),
    next: actsOn(row, reader, {
      left,
      isSent: sent.length > 0,
      isToMend: isToMend(record),
    }),
    sent,
  }
}
