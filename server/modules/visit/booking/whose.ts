import { createHash } from 'node:crypto'
import type { AgendaAttendee, AgendaEvent } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { idsOf } from '../../contact/index.ts'
import { feedbackOf, type FeedbackRow } from '../visit.repository.ts'

const digestOf = (eventId: string, email: string): string =>
  createHash('sha256').update(`${eventId} ${email.toLowerCase()}`).digest('base64url').slice(0, 22)

/**
 * How a link that asks for feedback, and what is said by it, name a visitor: by their contact, else
 * by a digest of the e-mail they come by. Null for who comes by a name alone.
 */
export const markOf = (
  { id }: Pick<AgendaEvent, 'id'>,
  { contactId, email }: Pick<AgendaAttendee, 'contactId' | 'email'>,
): string | null => contactId ?? (email === null ? null : digestOf(id, email))

export const visitorsOf = ({ attendees }: AgendaEvent): AgendaAttendee[] =>
  attendees.filter(({ agentId }) => agentId === null)

/** Who of a mark still comes, also under the record they were merged into. */
export async function visitorBy(
  db: Db,
  event: AgendaEvent,
  mark: string | null,
): Promise<AgendaAttendee | null> {
  if (mark === null) return null
  for (const one of visitorsOf(event)) {
    if (one.email !== null && digestOf(event.id, one.email) === mark) return one
    if (one.contactId !== null && (await idsOf(db, one.contactId)).includes(mark)) return one
  }
  return null
}

/** Did the visitor of this mark say it? What bears no name is of who comes alone. */
export async function isOf(
  db: Db,
  event: AgendaEvent,
  { said_by }: Pick<FeedbackRow, 'said_by'>,
  mark: string | null,
): Promise<boolean> {
  if (said_by === null) return visitorsOf(event).length === 1
  const visitor = await visitorBy(db, event, mark)
  return visitor !== null && (await visitorBy(db, event, said_by)) === visitor
}

/** What this visitor said of a home before; null when nothing. */
export async function saidBefore(
  db: Db,
  event: AgendaEvent,
  propertyId: string,
  mark: string | null,
): Promise<FeedbackRow | null> {
  const said = (await feedbackOf(db, [event.id])).find(
    (row) => row.by === 'visitor' && row.property_id === propertyId,
  )
  return said && (await isOf(db, event, said, mark)) ? said : null
}
