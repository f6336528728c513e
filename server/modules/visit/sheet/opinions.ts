import type { VisitAspect } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'

/** What was said of a home after a visit and is shared with its owner: never by whom. */
export interface SharedOpinion {
  likes: VisitAspect[]
  dislikes: VisitAspect[]
  comment: string | null
  /** When the visit began. */
  visitedAt: Date
}

/** Opinions of a home that are shared with its owner, the newest visit first. */
export async function sharedOpinions(db: Db, propertyId: string): Promise<SharedOpinion[]> {
  const rows = await db
    .selectFrom('visit_feedback')
    .innerJoin('agenda_event', 'agenda_event.id', 'visit_feedback.event_id')
    .select(['likes', 'dislikes', 'comment', 'agenda_event.starts_at'])
    .where('property_id', '=', propertyId)
    .where('share_with_owner', '=', true)
    .orderBy('agenda_event.starts_at', 'desc')
    .limit(500)
    .execute()
  return rows.map(({ starts_at, ...said }) => ({ ...said, visitedAt: starts_at }))
}
