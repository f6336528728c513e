import type { Deal } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { contactNamesOf } from '../contact/index.ts'
import { introducedHomes } from '../introduction/index.ts'
import { countsInstead } from './counting.ts'
import type { OwnDeal } from './deal.repository.ts'

/** Which side of a deal an agency is on. */
export const sideOf = (row: OwnDeal, agencyId: string): 'lister' | 'seller' =>
  row.agency_id === agencyId ? 'seller' : 'lister'

/** Whether it waits for a side to agree. */
export const waitsFor = (row: OwnDeal, side: 'lister' | 'seller'): boolean =>
  (row.state === 'proposed' || row.state === 'disputed') && row[`${side}_agreed_at`] === null

/** Deals as one of their parties reads them: the client is named to whose client they are. */
export async function toDeals(db: Db, agencyId: string, rows: OwnDeal[]): Promise<Deal[]> {
  const home = await introducedHomes(
    db,
    agencyId,
    rows.map(({ propertyId }) => propertyId),
  )
  const own = rows.filter((row) => sideOf(row, agencyId) === 'seller')
  const clients = await contactNamesOf(
    db,
    agencyId,
    own.flatMap(({ contactId }) => contactId ?? []),
  )
  const instead = await countsInstead(db, rows)
  return rows.map((row) => {
    const role = sideOf(row, agencyId)
    return {
      id: row.id,
      introductionId: row.introduction_id,
      sameClientDealId: instead.get(row.id) ?? null,
      role,
      state: row.state,
      turn: waitsFor(row, role),
      home: home(row.propertyId),
      partnerName: row.partnerName,
      clientName:
        role === 'seller' && row.contactId !== null
          ? (clients.get(row.contactId)?.name ?? null)
          : null,
      introducedOn: dayOf(row.introducedAt),
      evidence: row.evidence,
      agreementId: row.agreement_id,
      termsNumber: row.terms_number,
      commissionPct: row.commission_pct,
      sellerSplitPct: row.seller_pct,
      closePrice: row.close_price,
      fee: row.fee,
      listerShare: row.lister_share,
      sellerShare: row.seller_share,
      listerAgreedAt: row.lister_agreed_at?.toISOString() ?? null,
      sellerAgreedAt: row.seller_agreed_at?.toISOString() ?? null,
      invoiceNumber: row.invoice_number,
      invoicedAt: row.invoiced_at?.toISOString() ?? null,
      paidAt: row.paid_at?.toISOString() ?? null,
      dispute:
        row.state === 'disputed' && row.dispute_text !== null && row.disputed_at !== null
          ? {
              own: row.dispute_agency === agencyId,
              text: row.dispute_text,
              at: row.disputed_at.toISOString(),
            }
          : null,
      version: row.version,
    }
  })
}
