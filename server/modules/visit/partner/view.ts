import type { PartnerVisit } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { getAgency } from '../../agency/index.ts'
import { contactNamesOf } from '../../contact/index.ts'
import { namesOf } from '../../user/index.ts'
import { signedSince, stillShared, type PartnerVisitRow } from './partner.repository.ts'
import { lister } from './sides.ts'
import { DUE_MS, LAPSE_MS, stateNow } from './stand.ts'

const later = (at: Date, ms: number): string => new Date(at.getTime() + ms).toISOString()

/** What a list needs of its rows, asked once. */
interface Known {
  shared: Set<string>
  names: Map<string, string>
  contacts: Map<string, { id: string; name: string }>
  signed: Map<string, Date>
  agencies: Map<string, string>
  /** Who has to do with each in the reader's agency. */
  people: Map<string, string>
}

async function known(
  db: Db,
  { agencyId }: Actor,
  rows: PartnerVisitRow[],
  now: Date,
): Promise<Known> {
  const own = rows.filter((row) => row.agency_id === agencyId)
  const others = rows.map((row) => (row.agency_id === agencyId ? row.lister_id : row.agency_id))
  const agencies = new Map<string, string>()
  for (const id of new Set(others)) agencies.set(id, (await getAgency(db, id))?.tradeName ?? '')
  const people = new Map<string, string>()
  for (const row of rows)
    people.set(
      row.id,
      row.agency_id === agencyId ? row.agent_id : ((await lister(db, row))?.id ?? ''),
    )
  const ids = own.flatMap(({ contact_id }) => contact_id ?? [])
  return {
    shared: await stillShared(
      db,
      rows.filter(({ state }) => state === 'open'),
      now,
    ),
    people,
    names: await namesOf(db, [...new Set([...people.values()].filter(Boolean))]),
    contacts: await contactNamesOf(db, agencyId, [...new Set(ids)]),
    signed: await signedSince(
      db,
      rows.flatMap(({ asking_event }) => asking_event ?? []),
    ),
    agencies,
  }
}

/** A row as one of its two sides reads it. */
function toVisit(row: PartnerVisitRow, about: Known, actor: Actor, now: Date): PartnerVisit {
  const asking = row.agency_id === actor.agencyId
  const state = stateNow(row, about.shared.has(row.id), now)
  const open = state === 'open'
  const other = asking ? row.lister_id : row.agency_id
  const contact = asking ? about.contacts.get(row.contact_id ?? '') : undefined
  return {
    id: row.id,
    side: asking ? 'asking' : 'asked',
    state,
    turn: open && row.lister_turn !== asking,
    home: { id: row.property_id, title: row.title, place: row.place },
    agencyId: other,
    agencyName: about.agencies.get(other) ?? '',
    contact: contact ? { id: contact.id, name: contact.name } : null,
    slots: open ? row.slots.map((slot) => slot.toISOString()) : [],
    startsAt: row.starts_at?.toISOString() ?? null,
    minutes: row.minutes,
    reason: row.reason,
    eventId: asking ? row.asking_event : row.asked_event,
    agentName: about.names.get(about.people.get(row.id) ?? '') ?? null,
    askedAt: row.created_at.toISOString(),
    dueAt: open ? later(row.turn_at, DUE_MS) : null,
    lapsesAt: open ? later(row.turn_at, LAPSE_MS) : null,
    signedAt: about.signed.get(row.asking_event ?? '')?.toISOString() ?? null,
  }
}

const RANK = (visit: PartnerVisit): number => (visit.turn ? 0 : visit.state === 'open' ? 1 : 2)

/** Visits as the actor's agency reads them: first what waits for it, then what else is open. */
export async function toPartnerVisits(
  db: Db,
  rows: PartnerVisitRow[],
  actor: Actor,
  now: Date,
): Promise<PartnerVisit[]> {
  const about = await known(db, actor, rows, now)
  return rows.map((row) => toVisit(row, about, actor, now)).toSorted((a, b) => RANK(a) - RANK(b))
}
