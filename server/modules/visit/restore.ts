import type { VisitFeedback } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { markShared, saveFeedback } from './visit.repository.ts'

/** Writes what was said after a visit as it was said, of a home that is here. */
export async function restoreFeedback(
  trx: Db,
  eventId: string,
  said: VisitFeedback,
): Promise<void> {
  const key = { event_id: eventId, property_id: said.propertyId, by: said.by }
  await saveFeedback(trx, key, {
    interest: said.interest,
    price_opinion: said.priceOpinion,
    likes: said.likes,
    dislikes: said.dislikes,
    comment: said.comment,
    next_step: said.nextStep,
    share_with_owner: said.shareWithOwner,
    said_by: null,
    at: new Date(said.at),
  })
  if (said.sharedAt !== null) await markShared(trx, key, new Date(said.sharedAt))
}
