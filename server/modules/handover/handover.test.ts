import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { homeOf, visitOf } from '../visit/visit.fixture.ts'
import { heldColumns, RULES } from './holdings.ts'

let server: TestServer
let boss: Person
let joana: Person
let pere: Person
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register({ agencyName: 'Portal Vell' })
  joana = await server.register({ role: 'STAFF', agency: boss })
  pere = await server.register({ role: 'STAFF', agency: boss })
}, 300_000)
afterAll(() => server.close())

const DAY = 86_400_000
const days = (n: number): Date => new Date(Date.now() + n * DAY)
const event = (by: Person, body: object) =>
  server.call('createAgendaEvent', {
    token: by.token,
    body: { kind: 'meeting', title: 'Reunión', ...body } as never,
  })
const handOver = (who: Person, to: Person | null, more: object = {}, by = boss) =>
  server.call('handOver', {
    token: by.token,
    lang: 'es',
    params: { id: who.profile.id },
    body: { to: to && to.profile.id, ...more },
  })
const holdings = async (who: Person) =>
  Object.fromEntries(
    (
      await server.call('getHoldings', { token: boss.token, params: { id: who.profile.id } })
    ).body.items.map(({ kind, count }) => [kind, count]),
  )

/**
 * Something of every kind that Joana answers for; answers what must be found at her colleague's.
 */
async function fill() {
  const { token } = joana
  const home = await homeOf(server, joana)
  await server.call('createProperty', {
    token,
    body: { basics: { type: 'vivienda', offers: [{ operation: 'V' }] } },
  })
  const lead = (
    await server.call('createLead', {
      body: {
        propertyId: home,
        firstName: 'Klaus',
        email: 'klaus@rig.example',
        message: 'Hallo',
        consent: true,
      },
    })
  ).body
  const visitor = await server.register({ role: 'USER' })
  const chat = (await server.call('openChat', { token: visitor.token, body: { propertyId: home } }))
    .body
  await server.call('createChatMessage', {
    token: visitor.token,
    params: { id: chat.id },
    body: { clientId: 'handover-1', text: 'Hola' },
  })
  await server.runJobs()
  const demand = (
    await server.call('createDemand', {
      token,
      body: {
        contact: { firstName: 'Rosa', email: 'rosa@rig.example' },
        what: { operations: ['V'] },
      },
    })
  ).body
  await server.call('createSelection', {
    token,
    body: { demandId: demand.id, homes: [home], channel: 'LINK' },
  })
  const ahead = await visitOf(server, joana, home, { startsAt: days(3) })
  const been = await visitOf(server, joana, home)
  const span = (from: Date) => ({
    startsAt: from.toISOString(),
    endsAt: new Date(from.getTime() + 3_600_000).toISOString(),
  })
  await event(joana, span(days(2)))
  await event(joana, { ...span(days(1)), rrule: 'FREQ=WEEKLY;BYDAY=MO' })
  const doctor = (await event(joana, { ...span(days(4)), title: 'Médico', visibility: 'private' }))
    .body.event.id
  await event(pere, { ...span(days(5)), attendees: [{ agentId: joana.profile.id }] })
  await server.call('createOffer', {
    token,
    body: { propertyId: home, contactId: ahead.contactId, amount: 45_000_000 },
  })
  await server.db
    .insertInto('inbox_rule')
    .values({
      agency_id: boss.profile.agency_ids[0] ?? '',
      doc: JSON.stringify({
        rules: [{ kind: 'turn', agents: [joana.profile.id, boss.profile.id] }],
        fallbackTo: joana.profile.id,
        clock: { goalMinutes: 60, days: [1], from: '09:00', to: '19:00' },
      }) as never,
    })
    .execute()
  const booking = (
    await server.call('openVisitBooking', { token, body: { propertyId: home, public: false } })
  ).body
  return { home, lead, chat, demand, ahead, been, doctor, booking }
}

/**
 * Rows of the schema's columns that still name somebody as the one who answers, by `table.column`.
 */
async function stillNamed(id: string): Promise<Record<string, number>> {
  const left: Record<string, number> = {}
  for (const { table, column } of await heldColumns(server.db)) {
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
      server.db,
    )
    if (rows[0]?.n) left[`${table}.${column}`] = rows[0].n
  }
  return left
}

it('every column of the schema that refers to a person is known: held by an agent, somebody’s own, or who did it', async () => {
  const { rows } = await sql<{ name: string }>`
    select r.relname || '.' || a.attname as name from pg_constraint c
    join pg_class r on r.oid = c.conrelid join pg_attribute a on a.attrelid = c.conrelid
    and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'app_user'::regclass
    and r.relnamespace = current_schema()::regnamespace`.execute(server.db)
  const held = new Set(
    (await heldColumns(server.db)).map(({ table, column }) => `${table}.${column}`),
  )
  for (const { table, column } of RULES) held.add(`${table}.${column}`)
  // Own: gone or kept with the account. Done: who did something, which stays as it was.
  const rest = rows
    .map(({ name }) => name)
    .filter(
      (name) =>
        !held.has(name) &&
        !/\.(user_id|visitor_id|sender_id|google_user_id|issuer_user_id|receiver_user_id)$|^template\.owner_id$/.test(
          name,
        ) &&
        !/\.(created_by|by_user|decided_by|answered_by|updated_by|sent_by|made_by|said_by|buyer_user)$/.test(
          name,
        ),
    )
  expect(
    rest,
    'name the column agent_id or assigned_to if somebody answers for the row ' +
      '(server/modules/handover/holdings.ts), created_by or by_user if they did it',
  ).toEqual([])
})

describe('leaving', () => {
  it('counts what somebody holds, gives all of it away in one act, and the history says so', async () => {
    const { home, lead, chat, demand, ahead, been, doctor, booking } = await fill()
    const before = await holdings(joana)
    expect(before).toMatchObject({
      home: 2,
      demand: 1,
      contact: 2,
      lead: 1,
      chat: 1,
      event: 2,
      visit: 1,
      offer: 1,
      selection: 1,
      rule: 3,
    })
    expect(before).not.toHaveProperty('other')

    const straight = await server.call('updateUser', {
      token: boss.token,
      lang: 'es',
      params: { id: joana.profile.id },
      body: { active: false },
    })
    expect([straight.status, straight.body]).toEqual([
      400,
      { active: expect.stringContaining('pásalas a un compañero') },
    ])
    expect((await handOver(joana, null)).body).toEqual({
      to: 'Elige quién se queda con lo que lleva',
    })
    const done = await handOver(joana, pere)
    expect([done.status, done.body.left]).toEqual([200, true])
    expect(
      Object.fromEntries(done.body.moved.items.map(({ kind, count }) => [kind, count])),
    ).toEqual(before)

    const { token } = pere
    const read = async (
      operation: 'getProperty' | 'getDemand' | 'getLead' | 'getAgendaEvent',
      id: string,
    ) => (await server.call(operation, { token, params: { id } })).status
    expect([
      await read('getProperty', home),
      await read('getDemand', demand.id),
      await read('getLead', lead.id),
      await read('getAgendaEvent', ahead.id),
    ]).toEqual([200, 200, 200, 200])
    expect((await server.call('listChats', { token })).body.items.map(({ id }) => id)).toContain(
      chat.id,
    )
    const history = (await server.call('listPropertyHistory', { token, params: { id: home } })).body
      .items
    expect(history[0]).toMatchObject({
      field: 'agentId',
      old: joana.profile.id,
      new: pere.profile.id,
    })
    const entries = (
      await server.call('listContactEntries', { token, params: { id: ahead.contactId } })
    ).body.items
    expect(entries.map(({ text }) => text)).toContain(
      `Pasa de ${joana.profile.first_name} Ferrer a ${pere.profile.first_name} Ferrer`,
    )
    const listing = (await server.call('getListing', { params: { id: home } })).body
    expect(listing.agent?.name).toContain(pere.profile.first_name)
    expect((await server.call('listNotifications', { token })).body.items[0]?.title).toBe(
      `Ahora llevas lo de ${joana.profile.first_name} Ferrer`,
    )
    expect(
      (await server.call('getVisitPage', { params: { visitToken: booking.token } })).body.agentName,
    ).toContain(pere.profile.first_name)

    const rules = await server.db.selectFrom('inbox_rule').select('doc').executeTakeFirstOrThrow()
    expect(rules.doc).toMatchObject({
      rules: [{ agents: [pere.profile.id, boss.profile.id] }],
      fallbackTo: pere.profile.id,
    })
    const thread = await server.db
      .selectFrom('inbox_message')
      .select(['text', 'detail'])
      .where('thread_id', '=', lead.id)
      .where('kind', '=', 'assigned')
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow()
    expect(thread.text).toContain('Pasa de')

    // What is over and what is private stays under her name; nobody finds it lost, since the agency
    // reads it.
    expect(Object.keys(await stillNamed(joana.profile.id))).toEqual(['agenda_event.organiser_id'])
    const stayed = await server.db
      .selectFrom('agenda_event')
      .select('id')
      .where('organiser_id', '=', joana.profile.id)
      .where('deleted_at', 'is', null)
      .execute()
    expect(stayed.map(({ id }) => id).toSorted()).toEqual([been.id, doctor].toSorted())
    expect((await server.call('listProperties', { token: joana.token })).status).toBe(401)
    expect(await holdings(joana)).toEqual({})
  })

  it('takes along a task that stands as only a later version knows', async () => {
    const gone = await server.register({ role: 'STAFF', agency: boss })
    const [startsAt, endsAt] = [days(-3).toISOString(), days(-2).toISOString()]
    const { body } = await event(gone, { kind: 'task', startsAt, endsAt })
    const { id } = body.event
    await sql`update agenda_event set status = 'waiting' where id = ${id}::uuid`.execute(server.db)
    expect((await handOver(gone, pere)).status).toBe(200)
    const { rows } = await sql`select organiser_id, status from agenda_event
      where id = ${id}::uuid`.execute(server.db)
    expect(rows).toEqual([{ organiser_id: pere.profile.id, status: 'waiting' }])
  })

  it('takes along what was being written in the same moment', async () => {
    const late = await server.register({ role: 'STAFF', agency: boss })
    const home = await homeOf(server, boss)
    await homeOf(server, late)
    expect((await handOver(late, pere)).status).toBe(200)
    // As an enquiry is stored that was given to her before she had left, and committed after.
    const { id } = (
      await server.call('createLead', {
        body: {
          propertyId: home,
          firstName: 'Tard',
          email: 'tard@rig.example',
          message: 'Hola',
          consent: true,
        },
      })
    ).body
    await server.db
      .updateTable('lead')
      .set({ assigned_to: late.profile.id })
      .where('id', '=', id)
      .execute()
    expect(await holdings(late)).toMatchObject({ lead: 1 })
    await server.runJobs()
    expect(await holdings(late)).toEqual({})
    expect((await server.call('getLead', { token: pere.token, params: { id } })).status).toBe(200)
  })

  it('gives to a colleague who can sign in, of the same agency, and to nobody else', async () => {
    const stranger = await server.register()
    const guest = (
      await server.call('createUser', {
        token: boss.token,
        body: { email: 'later@rig.example', first_name: 'Marc', role: 'STAFF' },
      })
    ).body
    await homeOf(server, pere)
    for (const to of [stranger.profile.id, guest.id, joana.profile.id, pere.profile.id]) {
      expect(
        (
          await server.call('handOver', {
            token: boss.token,
            lang: 'es',
            params: { id: pere.profile.id },
            body: { to },
          })
        ).body,
      ).toEqual({ to: 'Elige a alguien de tu equipo que ya haya entrado' })
    }
    expect((await handOver(pere, stranger, {}, stranger)).status).toBe(404)
    expect(
      (await server.call('getHoldings', { token: stranger.token, params: { id: pere.profile.id } }))
        .status,
    ).toBe(404)
    expect(
      (await server.call('getHoldings', { token: pere.token, params: { id: pere.profile.id } }))
        .status,
    ).toBe(403)
  })

  it('is refused for the last ADMIN, whole: nothing has changed hands', async () => {
    await homeOf(server, boss)
    const before = await holdings(boss)
    expect((await handOver(boss, pere)).body).toEqual({
      active: 'La inmobiliaria necesita al menos una persona que la dirija',
    })
    expect(await holdings(boss)).toEqual(before)
    expect((await handOver(boss, pere, { leave: false })).body.left).toBe(false)
    expect(await holdings(boss)).toEqual({})
    expect((await server.call('listUsers', { token: boss.token })).status).toBe(200)
  })

  it('reaches a table that nobody told it of', async () => {
    await sql`
      create table new_room (id uuid primary key, agency_id uuid,
        agent_id uuid references app_user (id))`.execute(server.db)
    const ona = await server.register({ role: 'STAFF', agency: boss })
    await sql`
      insert into new_room values (${'0190a1f0-7c1e-7a4e-9b1c-000000000001'}, null,
        ${ona.profile.id})`.execute(server.db)
    expect(await holdings(ona)).toEqual({ other: 1 })
    expect((await handOver(ona, pere)).status).toBe(200)
    expect(
      (await sql<{ agent_id: string }>`select agent_id from new_room`.execute(server.db)).rows,
    ).toEqual([{ agent_id: pere.profile.id }])
    await sql`drop table new_room`.execute(server.db)
  })
})
