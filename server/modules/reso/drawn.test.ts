import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql, uuidv7 } from '../../db/index.ts'
import { look, ownHash } from '../../redraw/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { complete, published } from '../property/testing/homes.fixture.ts'
import { asker, keyOf } from './reso.fixture.ts'

let server: TestServer
let boss: Person
let ask: ReturnType<typeof asker>

beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register({ role: 'ADMIN', agencyName: 'Primera' })
  ask = asker(server, (await keyOf(server, boss)).secret)
}, 300_000)
afterAll(() => server.close())

const read = async (key: string): Promise<Record<string, unknown>> => {
  const { status, body } = await ask(`/Property('${key}')`)
  return { status, ...body }
}

it('homes that were saved before there was this room are there after the next start', async () => {
  const { id } = await published(server, boss)
  await sql`delete from reso_property`.execute(server.db)
  expect((await read(id)).status).toBe(404)
  await sql`update listing_contract set hash = 'of yesterday'`.execute(server.db)
  expect(await look(server.deps, { id: uuidv7(), hash: ownHash() })).toBe(true)
  await server.runJobs()
  expect(await read(id)).toMatchObject({ status: 200, StandardStatus: 'Active' })
})

it('an agency that is called otherwise is, and that is a change', async () => {
  const { id } = await published(server, boss)
  const before = await read(id)
  expect(before).toMatchObject({ ListOfficeName: 'Primera' })
  const agencyId = boss.profile.agency_ids[0] ?? ''
  const call = { token: boss.token, params: { id: agencyId } }
  const { body } = await server.call('getAgency', call)
  const changed = { version: body.version, tradeName: 'Segona' } as never
  expect((await server.call('updateAgency', { ...call, body: changed })).status).toBe(200)
  await server.runJobs()
  const after = await read(id)
  expect(after).toMatchObject({ ListOfficeName: 'Segona' })
  expect(String(after['ModificationTimestamp']) > String(before['ModificationTimestamp'])).toBe(
    true,
  )
  expect((await ask('/Office')).body.value).toMatchObject([{ OfficeName: 'Segona' }])
})

it('a home for sale and to let is two, and its letting ends alone', async () => {
  const sale = { operation: 'V', price: 50_000_000 } as const
  const letting = { operation: 'A', price: 150_000, rentPeriod: 'MONTH' } as const
  const basics = { ...complete.basics, offers: [letting, sale] }
  const { id } = await published(server, boss, { ...complete, basics })
  expect(await read(id)).toMatchObject({ PropertyType: 'Residential', ListPrice: 500_000 })
  expect(await read(`${id}-r`)).toMatchObject({
    PropertyType: 'Residential Lease',
    ListPrice: 1500,
    LeaseAmountFrequency: 'Monthly',
  })
  const call = { token: boss.token, params: { id } }
  const { version } = (await server.call('getProperty', call)).body
  const body = { version, basics: { ...basics, offers: [sale] } } as never
  expect((await server.call('updateProperty', { ...call, body })).status).toBe(200)
  expect(await read(id)).toMatchObject({ StandardStatus: 'Active', ListPrice: 500_000 })
  expect(await read(`${id}-r`)).toMatchObject({ StandardStatus: 'Withdrawn', ListPrice: null })
})
