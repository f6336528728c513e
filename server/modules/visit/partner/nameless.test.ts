import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { KLAUS } from '../visit.fixture.ts'
import { runClock } from './clock.ts'
import { followDiaries } from './follow.ts'
import { CLIENT, inDays, NAMED, partners } from './partner.fixture.ts'

const HOUR = 3_600_000
let server: TestServer
let there: Awaited<ReturnType<typeof partners>>
let keeper: Person
let ahead = 0
/** Ids that the lister's side knows, by the names that paths have for them. */
let known: Record<string, string>

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + ahead) })
  there = await partners(server)
  const { lister, asker, ask, answer, list, home } = there
  keeper = await server.register({ role: 'STAFF', agency: lister })
  await there.acts.change(lister, home, { agentId: keeper.profile.id })
  // All that one may go through: asked, proposed, reminded, confirmed, signed, moved, cancelled.
  const { body } = await ask(asker, {})
  await answer(keeper, body.id, { answer: 'propose', slots: [inDays(server, 5)] })
  await answer(asker, body.id, { answer: 'propose', slots: [inDays(server, 6)] })
  ahead += 21 * HOUR
  await runClock(server.deps)
  const [waiting] = await list(keeper)
  const startsAt = waiting?.slots[0] ?? ''
  const done = await answer(keeper, body.id, { answer: 'confirm', startsAt })
  const mine = (await list(asker))[0]?.eventId ?? ''
  await sql`update app_user set email_verified_at = now()`.execute(server.db)
  const name = `${CLIENT.firstName} ${CLIENT.lastName}`
  const signed = await server.call('signVisitSheet', {
    token: asker.token,
    params: { id: mine },
    body: {
      language: 'de',
      declaresFirstVisit: true,
      noDirectDeal: true,
      mail: true,
      visitors: [{ ...KLAUS, name, contactId: there.contactId }],
    },
  })
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body))
  const own = (await server.call('getAgendaEvent', { token: asker.token, params: { id: mine } }))
    .body
  await server.call('updateAgendaEvent', {
    token: asker.token,
    params: { id: mine },
    body: { version: own.version, startsAt: inDays(server, 9), endsAt: inDays(server, 9, 1) },
  })
  ahead += HOUR
  await followDiaries(server.deps)
  await server.runJobs()
  known = { id: done.body.eventId ?? '', propertyId: home, homeId: home }
}, 300_000)
afterAll(() => server.close())

/** Tables whose rows are of nobody, or keep what both sides agreed to under a key of their own. */
const OF_BOTH = new Set(['partner_visit'])

it('the client is in no row that is the other agency’s or its people’s', async () => {
  const agencyId = there.lister.profile.agency_ids[0] ?? ''
  const users = [there.lister.profile.id, keeper.profile.id]
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.column_name in ('agency_id', 'lister_id', 'user_id', 'organiser_id')`.execute(server.db)
  let read = 0
  for (const { table, column } of rows.filter((one) => !OF_BOTH.has(one.table))) {
    const held = await sql<{ row: string }>`select t::text as row from ${sql.ref(table)} t
      where ${sql.ref(column)}::text = any(${[agencyId, ...users]})`.execute(server.db)
    read += held.rows.length
    for (const { row } of held.rows) expect(row, table).not.toMatch(NAMED)
  }
  expect(read).toBeGreaterThan(20)
  const mails = (await server.mails()).filter(({ to }) =>
    [there.lister.email, keeper.email].some((email) => to.includes(email)),
  )
  expect(JSON.stringify(mails)).not.toMatch(NAMED)
  // It looks for what is there: on the side that asks they are found.
  const own = await sql<{ row: string }>`select t::text as row from contact t
    where agency_id = ${there.asker.profile.agency_ids[0]}`.execute(server.db)
  expect(own.rows.map(({ row }) => row).join()).toMatch(NAMED)
})

it('every answer that the other agency’s people get is without the client', async () => {
  let answered = 0
  const both = new Set<string>()
  for (const who of [there.lister, keeper])
    for (const route of server.routes.filter(
      ({ method, security }) => method === 'GET' && security,
    )) {
      if (route.operationId === 'streamLive') continue
      const reply = await server.app.inject({
        method: 'GET',
        url: `${route.url.replaceAll(/:(\w+)/g, (_all, name: string) => known[name] ?? known['id'] ?? '')}`,
        headers: { authorization: `Bearer ${who.token}` },
        ...(route.operationId === 'listAgenda' && {
          query: { from: inDays(server, 0), to: inDays(server, 30) },
        }),
      })
      if (reply.statusCode === 200) {
        answered += 1
        both.add(route.operationId)
      }
      expect(reply.body, route.operationId).not.toMatch(NAMED)
    }
  expect(answered).toBeGreaterThan(60)
  for (const one of ['getVisit', 'getAgendaEvent', 'listPartnerVisits', 'listNotifications'])
    expect(both).toContain(one)
})

it('the calendar file of the other side names the agency alone', async () => {
  const { url } = (await server.call('createCalendarFeed', { token: keeper.token })).body
  const { body } = await server.app.inject({ method: 'GET', url: new URL(url).pathname })
  expect(body).toContain('Illa de Vent')
  expect(body).not.toMatch(NAMED)
})

it('the sheet says both agencies, and its signature is an introduction of who asked', async () => {
  const mine = (await there.list(there.asker))[0]
  expect(mine?.signedAt).not.toBeNull()
  const sheet = await server.db
    .selectFrom('visit_sheet')
    .select('doc')
    .where('event_id', '=', mine?.eventId ?? '')
    .executeTakeFirstOrThrow()
  expect(sheet.doc.agency.join(' ')).toMatch(/Illa de Vent.*Portal Vell/s)
  expect(sheet.doc.homes).toHaveLength(1)
  expect(sheet.doc.clauses[0]).toMatch(/Illa de Vent und Portal Vell.*hat Portal Vell\.$/)
  expect(sheet.doc.homes[0]).toContain('PV-1')
  const { items } = (await server.call('listIntroductions', { token: there.asker.token })).body
  expect(items).toMatchObject([{ evidence: 'visit_signed', home: { id: there.home } }])
})
