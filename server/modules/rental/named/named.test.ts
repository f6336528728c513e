import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { homeOf } from '../../visit/visit.fixture.ts'
import { owner } from '../rental.fixture.ts'

let server: TestServer
let applicant: Person
let admin: Person
let staff: Person
let stranger: Person
let id: string
const agencyOf = ({ profile }: Person) => profile.agency_ids[0] ?? ''
beforeAll(async () => {
  server = await startTestServer()
  applicant = await server.register({ role: 'USER' })
  admin = await server.register({ agencyName: 'Portal Vell' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register()
  for (const agency of [admin, stranger]) await homeOf(server, agency)
  id = (await server.call('createRental', { body: owner, token: applicant.token })).body.id
}, 300_000)
afterAll(() => server.close())

const name = (who: Person, agencyId: string | null, file = id) =>
  server.call('saveRentalAgency', { token: who.token, params: { id: file }, body: { agencyId } })
const read = async (who: Person) => {
  const { status, body } = await server.call('listNamedRentals', { token: who.token })
  return { status, items: body.items }
}
const mine = async () =>
  (await server.call('listMyRentals', { token: applicant.token })).body.items[0]

it('an agency that an owner names reads where the file stands and nothing else, while it is named', async () => {
  expect((await read(admin)).items).toEqual([])
  const named = await name(applicant, agencyOf(admin))
  expect([named.status, named.body.agency]).toEqual([
    200,
    { id: agencyOf(admin), name: 'Portal Vell' },
  ])
  expect((await mine())?.agency?.name).toBe('Portal Vell')
  const { reference, island, state, createdAt } = named.body
  for (const who of [admin, staff])
    expect((await read(who)).items).toEqual([{ reference, island, state, createdAt }])
  expect((await read(stranger)).items).toEqual([])
  expect((await server.call('getRental', { token: admin.token, params: { id } })).status).toBe(403)
  await name(applicant, agencyOf(stranger))
  expect([(await read(admin)).items, (await read(stranger)).items?.length]).toEqual([[], 1])
  expect((await name(applicant, null)).body.agency).toBeNull()
  expect((await read(stranger)).items).toEqual([])
})

it('only its owner names one, and only one with a home on the market', async () => {
  for (const who of [admin, stranger]) expect((await name(who, agencyOf(admin))).status).toBe(404)
  const bare = await server.register()
  const refused = await name(applicant, agencyOf(bare))
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    400,
    expect.stringContaining('agencyId'),
  ])
  await sql`update rental_file set side = 'tenant' where id = ${id}`.execute(server.db)
  expect((await name(applicant, agencyOf(admin))).status).toBe(404)
  await sql`update rental_file set side = 'owner' where id = ${id}`.execute(server.db)
  expect((await read(applicant)).status).toBe(403)
})

it('what the programme’s people save is not stale by it, and erasure ends it', async () => {
  const officer = await server.register({ role: 'LLOGUER_SEGUR' })
  const params = { id }
  const { version } = (await server.call('getRental', { token: officer.token, params })).body
  await name(applicant, agencyOf(admin))
  const saved = await server.call('updateRental', {
    token: officer.token,
    params,
    body: { version, note: 'Llamar el lunes' },
  })
  expect([saved.status, JSON.stringify(await read(admin)).includes('lunes')]).toEqual([200, false])
  await server.call('deleteRental', { token: officer.token, params })
  expect((await read(admin)).items).toEqual([])
})

it('of an owner who is gone nothing is read: nobody could take the name back', async () => {
  const gone = await server.register({ role: 'USER' })
  const made = await server.call('createRental', { body: owner, token: gone.token })
  await name(gone, agencyOf(admin), made.body.id)
  expect((await read(admin)).items).toHaveLength(1)
  // As the database does when an account is erased.
  await sql`update rental_file set user_id = null where id = ${made.body.id}::uuid`.execute(
    server.db,
  )
  expect((await read(admin)).items).toEqual([])
})

it('an account that falls to whose e-mail it is has no agency named by whoever made it', async () => {
  const email = 'mailbox@rig.example'
  const maker = await server.register({ role: 'USER', email, unproved: true })
  const made = await server.call('createRental', {
    body: { ...owner, email },
    token: maker.token,
  })
  await name(maker, agencyOf(admin), made.body.id)
  expect((await read(admin)).items).toHaveLength(1)
  await server.call('requestPasswordReset', { body: { email } })
  await server.runJobs()
  const letter = (await server.mails()).findLast(
    ({ to, text }) => to === email && text.includes('reset='),
  )
  const token = /reset=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  const mine = await server.call('confirmPasswordReset', {
    body: { token, password: 'my-own-secret' },
  })
  expect((await read(admin)).items).toEqual([])
  const { items } = (await server.call('listMyRentals', { token: mine.body.token })).body
  expect(items).toMatchObject([{ id: made.body.id, agency: null }])
})
