import type { Generated } from 'kysely'
import type { DealState } from '../../../generated/model/index.ts'

/** Table of the tag `deal` (0181_deal.sql); money in EUR cents. */
export interface DealTables {
  deal: {
    id: string
    introduction_id: string
    /** Who has the mandate. */
    lister_id: string
    /** Who brought the buyer. */
    agency_id: string
    agreement_id: string
    terms_number: number
    commission_pct: number
    seller_pct: number
    state: Generated<DealState>
    close_price: number
    fee: number
    lister_share: number
    seller_share: number
    lister_agreed_at: Date | null
    seller_agreed_at: Date | null
    invoice_number: Generated<string | null>
    invoiced_at: Generated<Date | null>
    paid_at: Generated<Date | null>
    dispute_agency: Generated<string | null>
    dispute_text: Generated<string | null>
    disputed_at: Generated<Date | null>
    version: Generated<number>
    created_by: string | null
    changed_at: Date
    created_at: Date
  }
}
