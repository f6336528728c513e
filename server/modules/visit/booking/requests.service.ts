import type { VisitRequest, VisitRequestList } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { loadEvent } from '../../agenda/index.ts'
import { visitEnquiries, type VisitEnquiry } from '../../lead/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { namesOf } from '../../user/index.ts'
import { freeTimes } from './free.ts'
import { requestsOf } from '../visit.repository.ts'

const MOST = 6
const SLOTS = 3

/** Visits booked by link that wait for the agent's answer: one's own, an ADMIN's agency's. */
async function bookings(db: Db, actor: Actor, now: Date): Promise<VisitRequest[]> {
  let query = db
    .selectFrom('agenda_event')
    .select('id')
    .where('agency_id', '=', actor.agencyId)
    .where('kind', '=', 'visit')
    .where('status', '=', 'requested')
    .where('deleted_at', 'is', null)
    .where('rrule', 'is', null)
    .where('starts_at', '>', now)
  // Private time of others is told to nobody.
  query =
    actor.role === 'ADMIN'
      ? query.where((eb) =>
          eb.or([eb('visibility', '=', 'agency'), eb('organiser_id', '=', actor.userId)]),
        )
      : query.where('organiser_id', '=', actor.userId)
  const ids = (await query.orderBy('created_at').limit(MOST).execute()).map(({ id }) => id)
  const asked = new Map((await requestsOf(db, ids)).map((one) => [one.event_id, one]))
  const events = (await Promise.all(ids.map((id) => loadEvent(db, id)))).flatMap(
    (event) => event ?? [],
  )
  return events.map((event) => {
    const request = asked.get(event.id)
    const [home] = event.homes
    const comes = event.attendees.find(({ agentId }) => agentId === null)
    return {
      kind: 'booking',
      id: event.id,
      name: request?.name || comes?.name || event.title,
      message: request?.message ?? null,
      askedAt: request?.created_at.toISOString() ?? event.createdAt,
      agentName: event.organiserName,
      mine: event.organiserId === actor.userId,
      home: home ? { id: home.id, ref: home.ref, title: home.title ?? home.ref } : null,
      contactId: comes?.contactId ?? null,
      startsAt: event.startsAt,
      slots: [],
    }
  })
}

/**
 * The next free hours of whoever answers, on up to three days, that leave time for the way from
 * what is in their diary.
 */
async function slotsFor(
  db: Db,
  { property, assigned_to }: VisitEnquiry,
  actor: Actor,
  now: Date,
): Promise<string[]> {
  const agentId = assigned_to ?? actor.userId
  if (!property || !agentId) return []
  const days = await freeTimes(db, { agentId, propertyId: property.id, now })
  return days.slice(0, SLOTS).flatMap(({ slots: [first] }) => first ?? [])
}

async function enquiries(db: Db, actor: Actor, now: Date): Promise<VisitRequest[]> {
  const rows = await visitEnquiries(db, actor, MOST)
  const names = await namesOf(db, [
    ...new Set(rows.flatMap(({ assigned_to }) => assigned_to ?? [])),
  ])
  const found: VisitRequest[] = []
  for (const row of rows) {
    const { id, property, assigned_to } = row
    found.push({
      kind: 'enquiry',
      id,
      name: [row.first_name, row.last_name].filter(Boolean).join(' '),
      message: row.message.trim() || null,
      askedAt: row.created_at.toISOString(),
      agentName: names.get(assigned_to ?? '') ?? null,
      mine: assigned_to === null || assigned_to === actor.userId,
      home: property ? { id: property.id, ref: property.ref, title: property.title } : null,
      contactId: row.contact_id,
      startsAt: null,
      slots: await slotsFor(db, row, actor, now),
    })
  }
  return found
}

/** Who asks for a visit and waits for an answer; who waits longest first. */
export async function listRequests(db: Db, actor: Actor, now: Date): Promise<VisitRequestList> {
  const items = [...(await bookings(db, actor, now)), ...(await enquiries(db, actor, now))]
  return {
    items: items.toSorted(
      (a, b) => Number(b.mine) - Number(a.mine) || a.askedAt.localeCompare(b.askedAt),
    ),
  }
}
