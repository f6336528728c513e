import type { Offer } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { insertOffer } from './offer.repository.ts'

/**
 * Writes an offer and its turns as they stood at another instance, under ids that are this one's;
 * `by` finds who took a turn by their name.
 */
export async function restoreOffer(
  trx: Db,
  agencyId: string,
  offer: Offer,
  by: (name: string | null) => string | null,
): Promise<void> {
  await insertOffer(trx, {
    id: offer.id,
    agency_id: agencyId,
    property_id: offer.home.id,
    contact_id: offer.contactId,
    demand_id: offer.demandId,
    operation: offer.operation,
    agent_id: offer.agentId,
    created_by: offer.agentId,
    state: offer.state,
    stage: offer.stage,
    last_side: offer.lastSide,
    amount: offer.amount,
    deposit: offer.deposit,
    financing: offer.financing,
    conditions: offer.conditions,
    valid_until: offer.validUntil,
    arras: offer.arras,
    close_price: offer.closePrice,
    created_at: new Date(offer.createdAt),
    updated_at: new Date(offer.updatedAt),
    version: offer.version,
  })
  if (offer.thread.length === 0) return
  await trx
    .insertInto('offer_turn')
    .values(
      offer.thread.map((turn) => ({
        id: turn.id,
        offer_id: offer.id,
        at: new Date(turn.at),
        act: turn.act,
        side: turn.side,
        by_user: by(turn.byName),
        amount: turn.amount,
        text: turn.text,
      })),
    )
    .execute()
}
