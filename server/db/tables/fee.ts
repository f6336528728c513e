import type { Generated } from 'kysely'
import type { FeeInput, FeeWho } from '../../../generated/model/index.ts'

/** What is stored of a fee as it was agreed. */
export type FeeDoc = Omit<FeeInput, 'version'>

/** Tables of the tag `fee` (0352_fee.sql); EUR cents without VAT. */
export interface FeeTables {
  fee: {
    id: string
    agency_id: string
    offer_id: string
    doc: FeeDoc
    amount: number
    version: Generated<number>
    created_by: string | null
    created_at: Date
    updated_at: Date
  }
  fee_share: {
    fee_id: string
    position: number
    who: FeeWho
    agent_id: string | null
    name: string
    amount: number
  }
}
