import type { Db } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { withinRights, type Reader } from './lead.policy.ts'
import type { LeadRow } from './lead.repository.ts'

/** The rights of whoever acts; a program reads as an ADMIN does. */
const readerOf = ({ userId, agencyId, role }: Actor): Reader => ({
  sessionId: '',
  userId: userId ?? '',
  agencyId,
  role: userId === null ? 'ADMIN' : role,
})

/** Whether somebody may read an enquiry. */
export async function isReadableLead(db: Db, actor: Actor, id: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('lead')
      .select('id')
      .where('id', '=', id)
      .where((eb) => withinRights(eb, readerOf(actor)))
      .executeTakeFirst()) !== undefined
  )
}

/** An enquiry that asks for a visit. */
export type VisitEnquiry = Pick<
  LeadRow,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'message'
  | 'created_at'
  | 'assigned_to'
  | 'contact_id'
  | 'property'
>

/**
 * Enquiries for a visit that nobody has answered and that no event of the diary answers, within
 * somebody's rights; who waits longest first.
 */
export function visitEnquiries(db: Db, actor: Actor, limit: number): Promise<VisitEnquiry[]> {
  return db
    .selectFrom('lead')
    .select([
      'lead.id',
      'first_name',
      'last_name',
      'message',
      'created_at',
      'assigned_to',
      'contact_id',
      'property',
    ])
    .where((eb) => withinRights(eb, readerOf(actor)))
    .where('kind', '=', 'visit_request')
    .where('state', '=', 'new')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('agenda_event')
            .select('agenda_event.id')
            .whereRef('agenda_event.lead_id', '=', 'lead.id')
            .where('agenda_event.deleted_at', 'is', null)
            .where('agenda_event.status', '!=', 'cancelled'),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute()
}
