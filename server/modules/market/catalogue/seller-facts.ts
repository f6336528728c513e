import type { MarketSellerFacts } from '../../../../generated/model/index.ts'
import type { SellerRow } from '../seller/seller.repository.ts'
import { retentionOf } from '../seller/seller.service.ts'
import { shownTaxId } from '../seller/tax-id.ts'

/** Who sells, as the law has buyers be told (DSA, art. 30). */
export const sellerFacts = (seller: SellerRow): MarketSellerFacts => {
  const { doc } = seller
  return {
    kind: doc.kind ?? null,
    legalName: doc.legalName ?? null,
    taxId: doc.taxId ? shownTaxId(doc.taxId, doc.kind !== 'company') : null,
    address: doc.address ?? null,
    email: doc.email ?? null,
    phone: doc.phone ?? null,
    registerNumber: doc.registerNumber ?? null,
    professionalNumber: doc.professionalNumber ?? null,
    insurer: doc.insurer ?? null,
    retentionPct: retentionOf(seller),
  }
}
