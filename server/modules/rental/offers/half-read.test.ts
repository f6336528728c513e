import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { officerActs, tenant } from './offers.fixture.ts'

/** A household of which this version reads a part is not reckoned by that part. */
const ODD: [path: string, value: unknown][] = [
  ['members,0,income', { cents: 2_400_000 }],
  ['members,1,income', '900000'],
  ['members,2,birth', { year: 2020 }],
  ['monthlyRent', { cents: 70_000 }],
  ['people', [{ name: 'Rosa Pons' }]],
]

let server: TestServer
let officer: Person
let acts: ReturnType<typeof officerActs>
beforeAll(async () => {
  server = await startTestServer()
  officer = await server.register({ role: 'LLOGUER_SEGUR' })
  acts = officerActs(server, officer)
})
afterAll(() => server.close())

const matchesOf = (id: string) =>
  server.call('listRentalMatches', { token: officer.token, params: { id } })
const membersOf = async (id: string) =>
  (await server.call('listRentals', { token: officer.token })).body.items.find(
    (one) => one.id === id,
  )?.members

it('is told by no income and no size, fits no home, and is offered none', async () => {
  const [home, family] = [await acts.home(), await acts.approved(tenant)]
  const plain = await sql<{ form: string }>`select form::text as form from rental_file
    where id = ${family}`.execute(server.db)
  const write = (form: string) =>
    sql`update rental_file set form = ${form}::jsonb where id = ${family}`.execute(server.db)
  for (const [path, value] of ODD) {
    await sql`update rental_file set form = jsonb_set(form, ${`{${path}}`}::text[],
      ${JSON.stringify(value)}::jsonb) where id = ${family}`.execute(server.db)
    expect((await matchesOf(home)).body.items, path).toEqual([])
    expect((await matchesOf(family)).status, path).toBe(503)
    expect((await acts.propose(home, family)).status, path).toBe(503)
    expect(await membersOf(family), path).toBeNull()
    expect((await acts.read(family)).form.members, path).toBeUndefined()
    await write(plain.rows[0]?.form ?? '')
  }
  expect((await matchesOf(home)).body.items).toMatchObject([
    { income: 2_400_000, party: { fileId: family, members: 3 }, fails: [] },
  ])
  expect((await matchesOf(family)).body.items).toHaveLength(1)
  expect((await acts.read(family)).form.members).toHaveLength(3)
})

it('is of no told size in an offer that was made before', async () => {
  const [home, family] = [
    await acts.home(),
    await acts.approved({ ...tenant, members: [tenant.members[0]] }),
  ]
  expect((await acts.propose(home, family)).body.tenant.members).toBe(1)
  await sql`update rental_file set form = form || '{"people": []}' where id = ${family}`.execute(
    server.db,
  )
  expect((await acts.read(home)).offer?.tenant).toMatchObject({ fileId: family, members: null })
})
