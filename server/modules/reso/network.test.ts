import { afterAll, beforeAll, expect, it } from 'vitest'
import { json, sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { network, shareable } from '../network/network.fixture.ts'
import { asker, keyOf } from './reso.fixture.ts'

let server: TestServer
let acts: ReturnType<typeof network>
let aina: Person
let joana: Person
let circle: string
let home: string
let own: string
let ask: ReturnType<typeof asker>

beforeAll(async () => {
  server = await startTestServer()
  acts = network(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  const reach = { publicPhone: '+34971555100', publicEmail: 'hola@portalvell.example' }
  await sql`update agency set doc = doc || ${json(reach)} where id = ${aina.profile.agency_ids[0]}`.execute(
    server.db,
  )
  circle = await acts.circle(aina, [joana])
  home = await acts.publish(aina, shareable('RN-1'))
  own = await acts.publish(joana, shareable('RN-2'))
  ask = asker(server, (await keyOf(server, joana)).secret)
}, 300_000)
afterAll(() => server.close())

const keys = async (path: string) =>
  (await ask(path)).body.value.map(({ ListingKey }) => ListingKey).toSorted()

it('adds the homes that a network shares, and takes them out with the agreement', async () => {
  expect(await keys(`/Property?network=${circle}`)).toEqual([own])
  const agreement = await acts.agreed(aina, joana, circle)
  expect(await keys('/Property')).toEqual([own])
  expect(await keys(`/Property?network=${circle}`)).toEqual([home, own].toSorted())
  const page = await ask(`/Property?network=${circle}&$top=2&$count=true`, {
    prefer: 'odata.maxpagesize=1',
  })
  expect(page.body['@odata.count']).toBe(2)
  expect(page.body['@odata.nextLink']).toContain(`network=${circle}`)
  expect((await ask(`/Media?network=${circle}`)).body.value).toHaveLength(2)
  expect((await ask(`/Property('${home}')?network=${circle}`)).status).toBe(200)
  expect((await ask(`/Property('${home}')`)).status).toBe(404)
  await server.call('revokeAgreement', { token: aina.token, params: { id: agreement.id } })
  expect(await keys(`/Property?network=${circle}`)).toEqual([own])
})

it('tells nobody’s contact data of a shared home, nor lets it be filtered by', async () => {
  await acts.agreed(aina, joana, circle)
  const { body, text } = await ask(`/Property?network=${circle}&$filter=ListingKey eq '${home}'`)
  expect(body.value).toHaveLength(1)
  expect(body.value[0]).toMatchObject({
    ListOfficeName: 'Portal Vell',
    ListAgentKey: null,
    ListAgentFullName: null,
    ListAgentDirectPhone: null,
    ListOfficePhone: null,
    ListOfficeEmail: null,
    ListingURL: null,
  })
  expect(text).not.toMatch(/971555100|hola@portalvell/)
  const agent = `ListAgentKey eq '${aina.profile.id}'`
  expect((await ask(`/Property?network=${circle}&$filter=${agent}`)).body.value).toEqual([])
})

it('knows only networks that the agency is in, and only for homes and their pictures', async () => {
  const stranger = await server.register({ role: 'ADMIN', agencyName: 'Third' })
  const theirs = asker(server, (await keyOf(server, stranger)).secret)
  for (const id of [circle, 'x', '00000000-0000-7000-8000-000000000000'])
    expect((await theirs(`/Property?network=${id}`)).status).toBe(404)
  expect((await ask(`/Office?network=${circle}`)).status).toBe(400)
  expect((await ask(`/Property?network=${circle}&network=${circle}`)).status).toBe(400)
})
