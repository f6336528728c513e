import type { InvoiceAct } from '../../../../generated/model/index.ts'
import type { InvoiceRow, Reader } from '../invoice.repository.ts'

/** What invoices are about that an agency writes by itself, of no record of another room. */
export const OWN_ABOUT = 'agency'

/** Kinds of record whose invoices an agency takes care of by hand; others follow their record. */
const byHand = new Set([OWN_ABOUT])

/** A room whose drafts agencies issue says so: their invoices are paid and rectified by hand. */
export const letByHand = (kind: string): void => void byHand.add(kind)

/** Whether an agency takes care of an invoice by hand. */
export const isByHand = ({ about_kind: kind }: Pick<InvoiceRow, 'about_kind'>): boolean =>
  byHand.has(kind)

/** What an agency may do with an invoice now. */
export function actsOn(row: InvoiceRow, reader: Reader, left: number): InvoiceAct[] {
  const isMine = 'agencyId' in reader && row.issuer_agency_id === reader.agencyId
  if (!isMine || !isByHand(row)) return []
  const isOpen = row.paid !== row.payable && row.rectified_at === null
  return [
    ...(isOpen ? (['pay'] as const) : []),
    ...(row.rectifies === null && left > 0 ? (['rectify'] as const) : []),
    'send',
  ]
}
