import { uuidv7, type Db } from '../../../server/db/index.ts'
import { insert } from './insert.ts'

const HOUR = 3_600_000
const TOWNS = ['Palma', 'Sóller', 'Maó', 'Eivissa']

interface Desk {
  agencyId: string
  people: string[]
  contacts: string[]
  homes: string[]
}

/** A diary as years leave it: most of it is over, a visit has a home and somebody who comes. */
export async function fillEvents(
  db: Db,
  count: number,
  { agencyId, people, contacts, homes }: Desk,
  now: number,
): Promise<void> {
  const ids = Array.from({ length: count }, () => uuidv7())
  const starts = (at: number): number => now + (count / 20 - at) * HOUR
  await insert(db, 'agenda_event', count, (at) => ({
    id: ids[at],
    agency_id: agencyId,
    organiser_id: people[at % people.length],
    created_by: people[at % people.length],
    uid: `${ids[at]}@bench.example`,
    kind: 'visit',
    title: `Visita: Casa en ${TOWNS[at % 4]}`,
    starts_at: new Date(starts(at)),
    ends_at: new Date(starts(at) + HOUR),
    all_day: false,
    time_zone: 'Europe/Madrid',
    exdates: [],
    rdates: [],
    status: 'confirmed',
    confirmed_by_hand: false,
    reminders: [],
    remind_by: [],
    reminded_until: new Date(now),
    visibility: 'agency',
    sequence: 0,
    version: 1,
    created_at: new Date(now),
    updated_at: new Date(now),
  }))
  await insert(db, 'agenda_home', count, (at) => ({
    event_id: ids[at],
    property_id: homes[(at * 7) % homes.length],
    position: 0,
  }))
  await insert(db, 'agenda_attendee', count, (at) => ({
    id: uuidv7(),
    event_id: ids[at],
    position: 0,
    contact_id: contacts[(at * 3) % contacts.length],
    reply: 'accepted',
  }))
}
