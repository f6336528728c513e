import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { complete, published } from './testing/homes.fixture.ts'

let server: TestServer
let admin: Person
let staff: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  staff = await server.register({ role: 'STAFF', agency: admin })
})
afterAll(() => server.close())
const save = (who: Person, id: string, body: object, lang?: 'en') =>
  server.call('updateProperty', { token: who.token, params: { id }, body, lang })
const list = async (who: Person, query: object = {}) =>
  (await server.call('listProperties', { token: who.token, query: { ...query } })).body

describe('history and geography', () => {
  it('remembers who changed what, prices per offer, newest first and in pages', async () => {
    const home = await published(server, staff)
    const [offer] = complete.basics.offers
    await save(admin, home.id, {
      version: home.version,
      basics: { ...complete.basics, offers: [{ ...offer, price: 90_000_000 }] },
    })
    const history = (query: object = {}) =>
      server.call('listPropertyHistory', {
        token: staff.token,
        params: { id: home.id },
        query: { ...query },
      })
    const { items } = (await history({ limit: 100 })).body
    expect(items[0]).toMatchObject({
      kind: 'PRICE',
      field: 'basics.offers.V.price',
      old: 94_500_000,
      new: 90_000_000,
      byName: `${admin.profile.first_name} ${admin.profile.last_name}`,
    })
    expect(items.map((item) => item.kind)).toEqual(['PRICE', 'PUBLISH', 'MEDIA', 'CREATED'])
    const first = (await history({ limit: 3 })).body
    expect(
      (await history({ limit: 3, cursor: first.next })).body.items.map((item) => item.kind),
    ).toEqual(['CREATED'])
    const row = (await list(admin, { priceLowered: true })).items.find(
      (each) => each.id === home.id,
    )
    expect([row?.price, row?.previousPrice]).toEqual([90_000_000, 94_500_000])
    const shown = await server.call('getListing', { params: { id: home.id } })
    expect(shown.body.prices[0]).toMatchObject({ price: 90_000_000, previousPrice: 94_500_000 })
  })

  it('shows a moved point that stays, nothing when hidden, the pin when exact', async () => {
    const home = await published(server, staff)
    const geo = async () =>
      (await server.call('getListing', { params: { id: home.id } })).body.location.geo
    const first = await geo()
    expect(first).not.toBeNull()
    expect(first).not.toEqual(complete.location?.geo)
    let { version } = home
    const set = async (location: object) => {
      const { body } = await save(staff, home.id, {
        version,
        location: { ...complete.location, ...location },
      })
      version = body.version
      return geo()
    }
    expect(await set({ addressVisibility: 'hidden' })).toBeNull()
    expect(await set({ geoPrecision: 'exact' })).toEqual(complete.location?.geo)
    expect(await set({})).toEqual(first)
  })
})
