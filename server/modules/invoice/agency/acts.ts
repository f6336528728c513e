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

/** What acts hang on beside the invoice itself. */
export interface Around {
  /** What can still be taken back, EUR cents. */
  left: number
  isSent: boolean
  /** Its last record may be mended. */
  isToMend: boolean
}

/** What an agency may do with an invoice now. */
export function actsOn(
  row: InvoiceRow,
  reader: Reader,
  { left, isSent, isToMend }: Around,
): InvoiceAct[] {
  const isMine = 'agencyId' in reader && row.issuer_agency_id === reader.agencyId
  if (!isMine || !isByHand(row)) return []
  const resend: InvoiceAct[] = isToMend ? ['resend'] : []
  if (row.annulled_at) return resend
  const isOpen = row.paid !== row.payable && row.rectified_at === null
  const isUntouched = row.paid === 0 && row.rectifies === null && left === row.payable && !isSent
  return [
    ...(isOpen ? (['pay'] as const) : []),
    ...(row.rectifies === null && left > 0 ? (['rectify'] as const) : []),
    'send',
    ...(isUntouched ? (['annul'] as const) : []),
    ...resend,
  ]
}
