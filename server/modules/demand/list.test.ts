import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { demandsOf } from './demand.fixture.ts'
import { addDemandHistory } from './history.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.close())

const { make, list, stored } = demandsOf(() => server)

describe('the list', () => {
  it('pages by key both ways, filters, and counts its tabs', async () => {
    const fresh = await server.register({ agencyName: 'Lista' })
    for (let n = 1; n <= 5; n += 1)
      await make(fresh, {
        money: { priceMax: n * 10_000_000 },
        buyer: { urgency: n === 1 ? 'hot' : 'cold' },
      })
    const first = await list(fresh, { sort: 'price', limit: 2 })
    const second = await list(fresh, { sort: 'price', limit: 2, cursor: first.next })
    const back = await list(fresh, { sort: 'price', limit: 2, cursor: second.previous })
    expect(
      [first, second, back].map(({ items }) =>
        items.map(({ priceMax }) => (priceMax ?? 0) / 10_000_000),
      ),
    ).toEqual([
      [1, 2],
      [3, 4],
      [1, 2],
    ])
    expect(first).toMatchObject({ total: 5, counts: { SEARCH: 5, hot: 1, archived: 0 } })
    expect((await list(fresh, { priceMin: 54_000_000 })).items).toHaveLength(1) // 50.000.000 and ten percent
    expect((await list(fresh, { q: 'soller', island: ['MENORCA'] })).items).toHaveLength(0)
    expect((await list(fresh, { q: 'd-0003' })).items).toHaveLength(1)
    const found = await list(fresh, { q: 'brandt deia', limit: 2 })
    expect(
      [found, await list(fresh, { q: 'brandt deia', limit: 2, cursor: found.next })].map(
        ({ total, items }) => [total, items.length],
      ),
    ).toEqual([
      [5, 2],
      [5, 2],
    ])
    expect(
      (await server.call('listDemands', { token: fresh.token, query: { cursor: 'x' } })).status,
    ).toBe(400)
  })
})

it('is found by who its contact was merged into, by name and by e-mail', async () => {
  const fresh = await server.register({ agencyName: 'Fusión' })
  const { token } = fresh
  const one = await make(fresh, { contact: { firstName: 'Rosalía', email: 'rosalia@b.example' } })
  const two = await make(fresh, { contact: { firstName: 'Berta', email: 'berta@b.example' } })
  const contact = async (id = '') =>
    (await server.call('getContact', { token, params: { id } })).body
  const [kept, other] = [
    await contact((await stored(one.id)).contact_id ?? ''),
    await contact((await stored(two.id)).contact_id ?? ''),
  ]
  const merged = await server.call('mergeContact', {
    token,
    params: { id: kept.id },
    body: { version: kept.version, otherId: other.id, otherVersion: other.version },
  })
  expect(merged.status).toBe(200)
  const both = [one.id, two.id].toSorted()
  const listed = (await list(fresh, { q: 'rosalia' })).items.map(({ id }) => id)
  expect(listed.toSorted()).toEqual(both)
  for (const q of ['rosalia', 'rosalia@b.example']) {
    const { body } = await server.call('searchRecords', { token, query: { q } })
    expect(body.demands.items.map(({ id }) => id).toSorted()).toEqual(both)
  }
})

it('the list stands by person, and by how long the buyer has been silent', async () => {
  const fresh = await server.register({ agencyName: 'Silencio' })
  const of = async (firstName: string, priceMax: number) =>
    (
      await make(fresh, {
        contact: { firstName, email: `${firstName.toLowerCase()}@buyer.example` },
        money: { priceMax },
      })
    ).id
  const [zoe, anna, zoeToo] = [await of('Zoe', 1), await of('Anna', 2), await of('Zoe', 3)]
  const said = (id: string, kind: 'SENT' | 'REACTION' | 'CALL' | 'SEEN', day: string, state = '') =>
    inTransaction(server.db, (trx) =>
      addDemandHistory(trx, id, { kind, at: new Date(`${day}T10:00:00Z`), new: state }),
    )
  const ids = async (query: object) =>
    (await list(fresh, query)).items.map(({ id }: { id: string }) => id)
  const silence = async (id: string) =>
    (await list(fresh)).items.find((one: { id: string }) => one.id === id)?.silentSince

  const people = await ids({ sort: 'person' })
  expect(people[0]).toBe(anna)
  expect(people.slice(1).toSorted()).toEqual([zoe, zoeToo].toSorted())
  const first = await list(fresh, { sort: 'person', limit: 1 })
  const second = await list(fresh, { sort: 'person', limit: 2, cursor: first.next })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(people)

  await said(zoe, 'SENT', '2026-11-10')
  await said(zoe, 'SENT', '2026-11-12')
  await said(zoe, 'SEEN', '2026-11-13')
  // What the agent notes of a home is no answer.
  await said(zoe, 'REACTION', '2026-11-13', 'sent')
  await said(anna, 'SENT', '2026-11-08')
  expect(await silence(zoe)).toBe('2026-11-10T10:00:00.000Z')
  expect(await ids({ sort: 'silent' })).toEqual([anna, zoe, zoeToo])
  const silent = await list(fresh, { sort: 'silent', limit: 2 })
  expect(await ids({ sort: 'silent', limit: 2, cursor: silent.next })).toEqual([zoeToo])

  await said(anna, 'REACTION', '2026-11-09', 'liked')
  await said(zoe, 'CALL', '2026-11-14')
  expect([await silence(anna), await silence(zoe)]).toEqual([null, null])
  await said(anna, 'SENT', '2026-11-15')
  expect(await ids({ sort: 'silent', limit: 1 })).toEqual([anna])
})

it('by person, two of one name stand apart, and a merged one with who it is part of', async () => {
  const fresh = await server.register({ agencyName: 'Tocayos' })
  const of = (firstName: string, email: string) => make(fresh, { contact: { firstName, email } })
  for (const email of ['one@zoe.example', 'two@zoe.example', 'one@zoe.example', 'two@zoe.example'])
    await of('Zoe', email)
  await of('Anna', 'anna@buyer.example')
  const people = async () =>
    (await list(fresh, { sort: 'person' })).items.map(({ contactId }) => contactId ?? '')
  const [anna = '', one = '', again, two = '', twoAgain] = await people()
  expect([again, twoAgain]).toEqual([one, two])
  expect(new Set([anna, one, two]).size).toBe(3)

  const read = async (id: string) =>
    (await server.call('getContact', { token: fresh.token, params: { id } })).body
  const merge = async (id: string, otherId: string) => {
    const body = {
      version: (await read(id)).version,
      otherId,
      otherVersion: (await read(otherId)).version,
      take: [],
    }
    const { status } = await server.call('mergeContact', {
      token: fresh.token,
      params: { id },
      body,
    })
    expect(status).toBe(200)
  }
  await merge(two, anna)
  await merge(one, two)
  expect(await people()).toEqual([one, one, one, one, one])
  // Their page has what was looked for under each of the three.
  const { token } = fresh
  const own = await server.call('listDemands', { token, query: { contactId: one } })
  expect(own.body.items).toHaveLength(5)
})
