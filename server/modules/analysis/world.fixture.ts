import type { LeadState } from '../../../generated/model/index.ts'
import { sql, uuidv7 } from '../../db/index.ts'
import { home } from '../../testing/home.ts'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'

/** A moment of July 2026, in the islands' summer. */
export const july = (day: number, hour = 10, minute = 0): Date =>
  new Date(Date.UTC(2026, 6, day, hour - 2, minute))
export const JULY = { from: '2026-07-01', to: '2026-07-31' }

export const agencyOf = ({ profile }: Person): string => profile.agency_ids[0] ?? ''

/** A home on the market, entered by somebody. */
export async function homeOnMarket(
  server: TestServer,
  who: Person,
  ref: string,
  publishedAt: Date,
): Promise<string> {
  const { body } = await server.call('createProperty', {
    token: who.token,
    body: home(ref) as never,
  })
  const { id } = body as { id: string }
  await server.db
    .updateTable('property')
    .set({ status: 'active', published_at: publishedAt })
    .where('id', '=', id)
    .execute()
  return id
}

/**
 * Twenty-four homes that strangers have seen, of eight agencies, one published each day from `from`
 * on; the id of the last.
 */
export async function manyHomes(server: TestServer, who: Person, from: Date): Promise<string> {
  const first = await homeOnMarket(server, who, 'MANY', from)
  await sql`
    insert into agency select (jsonb_populate_record(a, jsonb_build_object(
      'id', gen_random_uuid(), 'slug', 'many-' || i, 'trade_name', 'Many ' || i))).*
    from agency a, generate_series(1, 7) i where a.id = ${who.profile.agency_ids[0]}`.execute(
    server.db,
  )
  const { rows } = await sql<{ id: string }>`
    with agencies as (select id, row_number() over (order by id) - 1 as at from agency
      where id = ${who.profile.agency_ids[0]} or slug like 'many-%'),
    made as (insert into property (id, agency_id, ref, status, type, operations, doc, published_at,
        created_at, updated_at)
      select gen_random_uuid(), a.id, 'MANY-' || i, p.status, p.type, p.operations, p.doc,
        p.published_at + i * interval '1 day', p.created_at, p.updated_at
      from property p, generate_series(1, 23) i join agencies a on a.at = i % 8
      where p.id = ${first}::uuid returning id, agency_id, published_at),
    shown as (insert into listing (id, agency_id, state, public, cards, published_at)
      select id, agency_id, 'active', '{}'::jsonb, '{}'::jsonb, published_at from made
      union all select id, agency_id, 'active', '{}'::jsonb, '{}'::jsonb, published_at
      from property where id = ${first}::uuid returning id, published_at)
    select id from shown order by published_at desc limit 1`.execute(server.db)
  return rows[0]?.id ?? ''
}

export interface Asks {
  agencyId: string
  propertyId: string
  email: string
  at: Date
  contactId?: string | null
  assignedTo?: string | null
  source?: string
  state?: LeadState
  answeredAt?: Date | null
}

/** An enquiry as it is stored. */
export async function addLead(server: TestServer, asks: Asks): Promise<string> {
  const id = uuidv7()
  const { at, answeredAt = null } = asks
  await server.db
    .insertInto('lead')
    .values({
      id,
      agency_id: asks.agencyId,
      property_id: asks.propertyId,
      property: null,
      state: asks.state ?? (answeredAt ? 'answered' : 'new'),
      source: asks.source ?? 'portal',
      language: 'es',
      first_name: asks.email.split('@')[0] ?? '',
      last_name: null,
      email: asks.email,
      phone: null,
      message: 'Hola',
      preferred_contact: null,
      assigned_to: asks.assignedTo ?? null,
      contact_id: asks.contactId ?? null,
      answered_at: answeredAt,
      first_response_minutes: null,
      note: null,
      consent_text: 'Sí',
      consent_at: at,
      search: '',
      created_at: at,
      updated_at: at,
      user_id: null,
    })
    .execute()
  return id
}

/** A contact of an agency. */
export async function addContact(server: TestServer, who: Person, name: string): Promise<string> {
  const { body } = await server.call('createContact', {
    token: who.token,
    body: { person: { kind: 'person', firstName: name } } as never,
  })
  return (body as { id: string }).id
}

/** A visit of a contact to a home, in the agency's diary. */
export async function addVisit(
  server: TestServer,
  who: Person,
  visit: { contactId: string; propertyId: string; at: Date; status?: 'done' | 'cancelled' },
): Promise<void> {
  const id = uuidv7()
  await server.db
    .insertInto('agenda_event')
    .values({
      id,
      agency_id: agencyOf(who),
      organiser_id: who.profile.id,
      created_by: who.profile.id,
      uid: id,
      kind: 'visit',
      title: 'Visita',
      notes: null,
      starts_at: visit.at,
      ends_at: new Date(visit.at.getTime() + 1_800_000),
      rrule: null,
      until_at: null,
      series_id: null,
      occurrence: null,
      location: null,
      geo: null,
      demand_id: null,
      lead_id: null,
      status: visit.status ?? 'done',
      outcome: null,
      reminded_until: visit.at,
      remind_at: null,
      travel_before: null,
      travel_after: null,
      color: null,
      google_event_id: null,
      google_etag: null,
      google_user_id: null,
      google_version: null,
      google_base: null,
      created_at: visit.at,
      updated_at: visit.at,
      deleted_at: null,
    })
    .execute()
  await server.db
    .insertInto('agenda_attendee')
    .values({
      id: uuidv7(),
      event_id: id,
      position: 0,
      contact_id: visit.contactId,
      user_id: null,
      email: null,
      name: null,
    })
    .execute()
  await server.db
    .insertInto('agenda_home')
    .values({ event_id: id, property_id: visit.propertyId, position: 0 })
    .execute()
}

const ACTS = ['send', 'accept', 'close'] as const

/** An offer of a contact for a home that came so far: a moment for each act. */
export async function addOffer(
  server: TestServer,
  who: Person,
  offer: { contactId: string; propertyId: string; moments: Date[] },
): Promise<void> {
  const id = uuidv7()
  const { moments } = offer
  const at = moments[0] ?? new Date()
  await server.db
    .insertInto('offer')
    .values({
      id,
      agency_id: agencyOf(who),
      property_id: offer.propertyId,
      contact_id: offer.contactId,
      demand_id: null,
      operation: 'V',
      agent_id: who.profile.id,
      created_by: who.profile.id,
      state: moments.length > 1 ? 'accepted' : 'sent',
      stage: moments.length > 2 ? 'closed' : moments.length > 1 ? 'arras' : null,
      amount: 30_000_000,
      deposit: null,
      financing: null,
      conditions: null,
      valid_until: null,
      arras: null,
      close_price: null,
      created_at: at,
      updated_at: at,
    })
    .execute()
  for (const [index, moment] of moments.entries())
    await server.db
      .insertInto('offer_turn')
      .values({
        id: uuidv7(),
        offer_id: id,
        at: moment,
        act: ACTS[index] ?? 'close',
        side: null,
        by_user: who.profile.id,
        amount: null,
        text: null,
      })
      .execute()
}
