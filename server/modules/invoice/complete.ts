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

/**
 * What the law wants on an invoice and this one has not (RD 1619/2012, art. 6, 7 and 15), in words
 * for the log; none where it is complete.
 */
export function missingOf({
  kind,
  issuer,
  receiver,
  lines,
  total,
  rectifies,
  cause,
}: Draft): string[] {
  const isSimplified = kind === 'F2' || kind === 'R5'
  return [
    !issuer.name.trim() && 'the name of who issues',
    !issuer.taxId && 'the tax number of who issues',
    !issuer.address.trim() && 'the address of who issues',
    !isSimplified && !receiver.name.trim() && 'the name of who receives',
    !isSimplified && !receiver.taxId && 'the tax number of who receives',
    !isSimplified && !receiver.address.trim() && 'the address of who receives',
    lines.length === 0 && 'a line',
    lines.some(({ text }) => !text.trim()) && 'what is charged, in words',
    lines.some(({ vatPct, exemption }) => vatPct === 0 && !exemption?.trim()) &&
      'why no VAT is charged',
    kind === 'F2' && total > SIMPLIFIED_MOST && 'a whole invoice: it is above 400 €',
    kind.startsWith('R') !== (rectifies !== null) && 'which invoice is rectified',
    kind.startsWith('R') && !cause?.trim() && 'why it is rectified',
  ].filter((one) => typeof one === 'string')
}
