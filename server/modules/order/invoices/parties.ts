import type { InvoicePartyDoc } from '../../../db/tables/ledger.ts'
import type { IssuedBy } from '../../invoice/index.ts'
import type { SellerRow } from '../../market/index.ts'

/** Series of a seller's invoices that the site issues, where they have said none. */
const SERIES = 'M'

/** A seller as invoices name them; null while something of it is missing. */
export function sellerParty({ doc }: Pick<SellerRow, 'doc'>): InvoicePartyDoc | null {
  const { legalName, taxId, address } = doc
  return legalName && taxId && address ? { name: legalName, taxId, address } : null
}

/** In whose name a seller's invoices are. */
export const issuedBy = ({ user_id: userId, agency_id: agencyId }: SellerRow): IssuedBy | null =>
  agencyId ? { agencyId } : userId ? { userId } : null

/** `R` is that of what rectifies. */
export const seriesOf = ({ doc: { series } }: Pick<SellerRow, 'doc'>): string =>
  !series || /^r$/i.test(series) ? SERIES : series
