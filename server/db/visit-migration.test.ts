import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratedOver, type Migrated } from './migration.fixture.ts'

let made: Migrated
beforeAll(async () => {
  made = await migratedOver('visits', '0076', BEFORE)
})
afterAll(() => made.close())

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const event = (n: number, kind: string, status: string): string =>
  `('${id(n)}', '${id(1)}', '${id(2)}', 'u${n}', '${kind}', 'x', now(), now() + interval ` +
  `'1 hour', now(), '${status}', 'Carrer Xaloc 12, 3A', now(), now())`
const asked = (n: number): string =>
  `('${id(n)}', '${id(4)}', '${id(1)}', '${id(3)}', '${id(2)}', '${id(5)}', 'es', ` +
  `'Mallory', 'ja', now(), 'confirmed', now(), now())`

/**
 * A diary before anybody noted who said yes: visit 10 the agent's own, 11 booked by link and
 * confirmed, 12 booked and not yet, 13 the agent's own and waiting, 14 booked and over, 15 a call.
 */
const BEFORE = `
insert into agency (id, slug, doc) values ('${id(1)}', 'a', '{}');
insert into app_user (id, email, role, agency_id, first_name) 
  values ('${id(2)}', 'a@b.example', 'ADMIN', '${id(1)}', 'Aina');
insert into property (id, agency_id, ref, status, doc, type, operations, created_at, updated_at)
  values ('${id(3)}', '${id(1)}', 'R1', 'active', '{}', 'vivienda', '{V}', now(), now());
insert into visit_booking (id, agency_id, property_id, agent_id, public, expires_at, created_at)
  values ('${id(4)}', '${id(1)}', '${id(3)}', '${id(2)}', true, now() + interval '1 year', now());
insert into agenda_event (id, agency_id, organiser_id, uid, kind, title, starts_at, ends_at,
  reminded_until, status, location, created_at, updated_at) values
  ${event(10, 'visit', 'confirmed')}, ${event(11, 'visit', 'confirmed')},
  ${event(12, 'visit', 'requested')}, ${event(13, 'visit', 'requested')},
  ${event(14, 'visit', 'done')}, ${event(15, 'call', 'confirmed')};
insert into visit_request (event_id, booking_id, agency_id, property_id, agent_id, contact_id, language,
  name, consent_text, consent_at, told_status, told_starts_at, created_at) values
  ${[asked(11), asked(12), asked(14)].join(',\n  ')};
insert into job (id, kind, payload) 
  values ('${id(300)}', 'visit.mail', '{"kind": "confirmed", "eventId": "${id(11)}"}');
`
const ask = async (sql: string): Promise<unknown[]> =>
  (await made.db.query<Record<string, unknown>>(sql)).rows

test('of a visit booked by link nobody knows who said yes: only the agent’s own tell the door', async () => {
  expect(await ask('select id, confirmed_by_hand as hand from agenda_event order by id')).toEqual([
    { id: id(10), hand: true },
    { id: id(11), hand: false },
    { id: id(12), hand: false },
    { id: id(13), hand: false },
    { id: id(14), hand: false },
    { id: id(15), hand: false },
  ])
})

test('the diary itself keeps its places, and mails that wait stay as they were: ids, no address', async () => {
  expect(
    await ask("select count(*)::int as n from agenda_event where location like '%3A'"),
  ).toEqual([{ n: 6 }])
  expect(await ask("select payload from job where kind = 'visit.mail'")).toEqual([
    { payload: { kind: 'confirmed', eventId: id(11) } },
  ])
})
