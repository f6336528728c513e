import type { InvoiceRow } from '../invoice.repository.ts'

/** What an electronic invoice is written from: it says what was issued, not what was paid since. */
export type Source = Pick<
  InvoiceRow,
  | 'full_number'
  | 'kind'
  | 'issued_on'
  | 'operation_on'
  | 'due_on'
  | 'issuer'
  | 'receiver'
  | 'doc'
  | 'language'
  | 'base'
  | 'vat'
  | 'withheld'
  | 'total'
  | 'payable'
  | 'cause'
> & {
  /** The invoice that this one rectifies. */
  rectified: { fullNumber: string; issuedOn: string } | null
}
