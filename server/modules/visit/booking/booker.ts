import type { AgendaEvent } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { idsOf } from '../../contact/index.ts'
import type { RequestRow } from '../visit.repository.ts'

/**
 * Does who booked a visit by link still come to it, also under the record they were merged into?
 * When the agent put somebody else in their place, the visit is that one's: whatever is said of it
 * then is no longer for who booked (docs/decisions/0064).
 */
export async function stillComes(
  db: Db,
  { attendees }: AgendaEvent,
  { contact_id }: Pick<RequestRow, 'contact_id'>,
): Promise<boolean> {
  for (const { contactId } of attendees)
    if (contactId !== null && (await idsOf(db, contactId)).includes(contact_id)) return true
  return false
}
