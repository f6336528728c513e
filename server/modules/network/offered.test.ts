import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Demand } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { network, shareable, TERMS } from './network.fixture.ts'

let server: TestServer
let acts: ReturnType<typeof network>
let aina: Person
let joana: Person
let circle: string
let shared: string
let own: string
let demand: Demand

beforeAll(async () => {
  server = await startTestServer()
  acts = network(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  circle = await acts.circle(aina, [joana])
  shared = await acts.publish(aina, shareable('OF-1'))
  own = await acts.publish(joana, shareable('OF-2'))
  demand = (
    await server.call('createDemand', {
      token: joana.token,
      body: {
        contact: { firstName: 'Klaus', email: 'klaus@rig.example' },
        what: { operations: ['V'] },
      },
    })
  ).body
}, 300_000)
afterAll(() => server.close())

const matches = async (query = {}) => {
  const asked = { token: joana.token, params: { demandId: demand.id }, query }
  return (await server.call('listDemandMatches', asked)).body.items.map(({ home }) => home)
}
/** The demands that the shared home fits. */
const fitting = () =>
  server.call('listPropertyMatches', { token: joana.token, params: { propertyId: shared } })
const scoreOf = async (): Promise<number | undefined> => {
  const asked = { token: joana.token, params: { demandId: demand.id } }
  const { items } = (await server.call('listDemandMatches', asked)).body
  return items.find(({ home }) => home.id === shared)?.score
}
const send = (homes: string[], channel: 'LINK' | 'EMAIL' = 'LINK') =>
  server.call('createSelection', {
    token: joana.token,
    body: { demandId: demand.id, homes, channel },
  })
const open = (token: string) => server.call('openSelection', { params: { selectionToken: token } })

it('a partner’s home goes to a buyer under the sender’s name, and leaves with the agreement', async () => {
  expect((await matches()).find(({ id }) => id === shared)?.network).toBeNull()
  expect((await matches({ sources: ['MICRO'] })).map(({ id }) => id)).toEqual([])
  expect((await send([shared])).body).toHaveProperty('homes')
  expect((await fitting()).status).toBe(404)

  const agreement = await acts.agreed(aina, joana, circle, { ...TERMS, sellerSplitPct: 40 })
  const found = (await matches()).find(({ id }) => id === shared)
  expect(found?.network).toMatchObject({
    source: 'MICRO',
    agencyName: 'Portal Vell',
    sellerPct: 40,
  })
  expect((await matches({ sources: ['MICRO'] })).map(({ id }) => id)).toEqual([shared])
  expect((await matches({ sources: ['own'] })).map(({ id }) => id)).toEqual([own])
  expect((await matches({ sources: ['own', 'MICRO'] })).map(({ id }) => id).toSorted()).toEqual(
    [own, shared].toSorted(),
  )
  expect(await matches({ sources: ['APIW'] })).toEqual([])
  // Of whom it is for, by what is public of it; of a home that is shared with nobody nothing is said.
  const whom = await fitting()
  expect(whom.body.items).toMatchObject([{ demandId: demand.id, contactName: 'Klaus' }])
  expect(whom.body.items[0]?.score).toBe(await scoreOf())

  const made = await send([shared, own])
  expect(made.status).toBe(201)
  const token = made.body.url.slice(-43)
  const page = (await open(token)).body
  const home = page.homes.find(({ id }) => id === shared)
  expect(home).toMatchObject({ own: false, card: { ref: '', agencyName: 'Illa de Vent' } })
  expect(home?.detail?.photos).toHaveLength(1)
  expect(JSON.stringify(page)).not.toMatch(/Portal Vell|OF-1/)
  expect(page.homes.find(({ id }) => id === own)).toMatchObject({ own: true, detail: null })

  const react = () =>
    server.call('reactToHome', {
      params: { selectionToken: token },
      body: { homeId: shared, reaction: 'liked' },
    })
  const liked = await react()
  expect([liked.status, JSON.stringify(liked.body).includes('Portal Vell')]).toEqual([200, false])
  await send([shared], 'EMAIL')
  await server.runJobs()
  const mail = (await server.mails()).filter((one) => one.to.includes('klaus@rig.example')).at(-1)
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Portal Vell|OF-1|\/inmueble\//)

  const sent = async () => {
    const asked = { token: joana.token, params: { id: made.body.selection.id } }
    return (await server.call('getSelection', asked)).body.homes
  }
  await server.call('revokeAgreement', { token: aina.token, params: { id: agreement.id } })
  expect((await open(token)).body.homes.map(({ id }) => id)).toEqual([own])
  // Who sent it sees what the public sees, and nothing once that is over, too.
  expect(await sent()).toMatchObject([{ id: shared, reaction: 'liked', state: 'active' }, {}])
  const move = async (status: 'withdrawn' | 'published') => {
    const asked = { token: aina.token, params: { id: shared } }
    const { version } = (await server.call('getProperty', asked)).body
    const moved =
      status === 'published'
        ? await server.call('publishProperty', { ...asked, body: { version } })
        : await server.call('changePropertyStatus', { ...asked, body: { version, status } })
    expect(moved.status).toBe(200)
  }
  await move('withdrawn')
  expect((await sent()).map(({ id }) => id)).toEqual([own])
  await server.runJobs()
  expect((await matches({ show: 'liked' })).map(({ id }) => id)).toEqual([])
  await move('published')
  expect((await sent()).map(({ id }) => id)).toEqual([shared, own])
  expect((await react()).status).toBe(404)
  expect((await matches({ sources: ['MICRO'] })).map(({ id }) => id)).toEqual([])
  expect((await fitting()).status).toBe(404)
  expect((await send([shared])).body).toHaveProperty('homes')
})

it('a demand looks where it says: own homes and those of the networks it names', async () => {
  const other = await acts.circle(aina, [joana], 'OTHER')
  const agreed = await acts.agreed(aina, joana, other)
  const say = async (includeNetworks?: string[]) => {
    const { version, follow } = (
      await server.call('getDemand', { token: joana.token, params: { id: demand.id } })
    ).body
    const body = { version, follow: { ...follow, includeNetworks } } as never
    const saved = await server.call('updateDemand', {
      token: joana.token,
      params: { id: demand.id },
      body,
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await server.runJobs()
  }
  const stored = async () =>
    (await server.call('getDemand', { token: joana.token, params: { id: demand.id } })).body.follow
      ?.includeNetworks
  const counted = async () =>
    (await server.call('countMatches', { token: joana.token, query: { demands: [demand.id] } }))
      .body.demands[0]?.good
  const kept = async () =>
    (
      await server.db
        .selectFrom('match')
        .select('property_id')
        .where('demand_id', '=', demand.id)
        .where('state', '=', 'new')
        .execute()
    ).map(({ property_id }) => property_id)
  const strange = await acts.publish(aina, { ...shareable('OF-3') })
  const ids = async () => (await matches()).map(({ id }) => id)
  expect(await ids()).toEqual(expect.arrayContaining([own, strange]))
  await say(['MICRO'])
  expect(await ids()).toEqual([own])
  expect(await kept()).not.toContain(strange)
  await say(['OTHER'])
  expect((await ids()).toSorted()).toEqual([own, shared, strange].toSorted())
  expect((await matches({ sources: ['own'] })).map(({ id }) => id)).toEqual([own])
  // A home that comes on the market later is kept for who looks there, and for nobody else.
  const later = await acts.publish(aina, shareable('OF-4'))
  await server.runJobs()
  expect(await kept()).toContain(later)
  await say(['MICRO'])
  const never = await acts.publish(aina, shareable('OF-5'))
  await server.runJobs()
  expect(await kept()).not.toContain(never)
  // An empty list is none of them: it stays, looks in own homes, and counts those alone.
  await say([])
  expect(await stored()).toEqual([])
  expect(await ids()).toEqual([own])
  expect([await kept(), await counted()]).toEqual([[], 1])
  await say(['OTHER'])
  expect(await counted()).toBe((await ids()).length)
  await say()
  expect(await stored()).toBeUndefined()
  expect(await ids()).toEqual(expect.arrayContaining([own, strange, later]))
  // What was kept before the partners parted is not counted beyond what the list shows.
  await say(['OTHER'])
  await server.call('revokeAgreement', { token: aina.token, params: { id: agreed.id } })
  expect([await ids(), await counted()]).toEqual([[own], 1])
  await say()
})

it('what would almost fit is looked for in the same places', async () => {
  const { id } = (
    await server.call('createDemand', {
      token: joana.token,
      body: {
        contact: { firstName: 'Lena', email: 'lena@rig.example' },
        what: { operations: ['V'] },
        money: { priceMax: 45_000_000 },
        follow: { includeNetworks: ['APIW'] },
      },
    })
  ).body
  const params = { demandId: id }
  const { items } = (await server.call('listNearMisses', { token: joana.token, params })).body
  expect(items).toMatchObject([{ fail: 'price', count: 1 }])
  const query = { near: items[0]?.key ?? '' }
  const of = (await server.call('listDemandMatches', { token: joana.token, params, query })).body
  expect(of.items.map(({ home }) => home.id)).toEqual([own])
})
