import type { Generated } from 'kysely'
import type {
  OfferArras,
  OfferFinancing,
  OfferSide,
  OfferStage,
  OfferState,
  OfferTurnAct,
  Operation,
} from '../../../generated/model/index.ts'

/** Tables of the tag `offer` (0038_offer.sql). Money is EUR cents. */
export interface OfferTables {
  offer: {
    id: string
    agency_id: string
    property_id: string
    contact_id: string
    demand_id: string | null
    operation: Operation
    agent_id: string | null
    created_by: string | null
    state: Generated<OfferState>
    stage: OfferStage | null
    last_side: Generated<OfferSide>
    amount: number
    deposit: number | null
    financing: OfferFinancing | null
    conditions: string | null
    valid_until: string | null
    arras: OfferArras | null
    close_price: number | null
    created_at: Date
    updated_at: Date
    version: Generated<number>
  }
  offer_turn: {
    id: string
    offer_id: string
    at: Date
    act: OfferTurnAct
    side: OfferSide | null
    by_user: string | null
    amount: number | null
    text: string | null
  }
}
