import type { InvoiceKind } from '../../../generated/model/index.ts'
import type { InvoiceDoc, InvoicePartyDoc } from '../../db/tables/ledger.ts'

/** Net and VAT from which on a simplified invoice is not enough, in EUR cents (RD 1619/2012, art. 4). */
const SIMPLIFIED_MOST = 40_000

/** What is issued, as far as its content must be complete. */
export interface Draft {
  kind: InvoiceKind
  issuer: InvoicePartyDoc
  receiver: InvoicePartyDoc
  lines: InvoiceDoc['lines']
  total: number
  rectifies: string | null
  cause: string | null
}

/** Why an invoice may not be issued so. */
export type Gap = keyof typeof GAPS

/** Each in words for the log; what people read stands in `messages/`. */
const GAPS = {
  issuerName: 'the name of who issues',
  issuerTaxId: 'the tax number of who issues',
  issuerAddress: 'the address of who issues',
  name: 'the name of who receives',
  taxId: 'the tax number of who receives',
  address: 'the address of who receives',
  lines: 'a line',
  text: 'what is charged, in words',
  exemption: 'why no VAT is charged',
  simplified: 'a whole invoice: it is above 400 €',
  rectifies: 'which invoice is rectified',
  cause: 'why it is rectified',
} as const

/**
 * What the law wants on an invoice and this one has not (RD 1619/2012, art. 4, 6, 7 and 15), by the
 * field where it is missing; none where it is complete. Pure.
 */
export function gapsOf(draft: Draft): [field: string, gap: Gap][] {
  const { kind, issuer, receiver, lines, total, rectifies, cause } = draft
  const isWhole = kind !== 'F2' && kind !== 'R5'
  const isRectifying = kind.startsWith('R')
  const found: [string, boolean, Gap][] = [
    ['issuer.name', !issuer.name.trim(), 'issuerName'],
    ['issuer.taxId', !issuer.taxId, 'issuerTaxId'],
    ['issuer.address', !issuer.address.trim(), 'issuerAddress'],
    ['receiver.name', isWhole && !receiver.name.trim(), 'name'],
    ['receiver.taxId', isWhole && !receiver.taxId, 'taxId'],
    ['receiver.address', isWhole && !receiver.address.trim(), 'address'],
    ['lines', lines.length === 0, 'lines'],
    ...lines.flatMap(({ text, vatPct, exemption }, at): [string, boolean, Gap][] => [
      [`lines.${at}.text`, !text.trim(), 'text'],
      [`lines.${at}.exemption`, vatPct === 0 && !exemption?.trim(), 'exemption'],
    ]),
    ['kind', kind === 'F2' && total > SIMPLIFIED_MOST, 'simplified'],
    ['rectifies', isRectifying !== (rectifies !== null), 'rectifies'],
    ['cause', isRectifying && !cause?.trim(), 'cause'],
  ]
  return found.filter(([, isMissing]) => isMissing).map(([field, , gap]) => [field, gap])
}

/** The same in words for the log. */
export const missingOf = (draft: Draft): string[] => gapsOf(draft).map(([, gap]) => GAPS[gap])
