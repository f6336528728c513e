import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ListPropertiesParams, ListPropertiesSort } from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { complete, made } from '../testing/homes.fixture.ts'

let server: TestServer
let admin: Person
const prices = [500, undefined, 300, 300, 100, undefined, 200]

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  for (const [index, price] of prices.entries()) {
    const type = index < 2 ? 'terreno' : 'vivienda'
    const offers = [
      { operation: index % 2 ? ('A' as const) : ('V' as const), price: price && price * 100_000 },
    ]
    await made(server, admin, {
      ...complete,
      basics: { type, offers, ref: `R${index}` },
      texts: { title: { es: `Pisó número ${index} 100%` } },
    })
  }
})
afterAll(() => server.close())

const list = async (query: ListPropertiesParams = {}) =>
  (await server.call('listProperties', { token: admin.token, query: { ...query } })).body
const refs = async (query: ListPropertiesParams) => (await list(query)).items.map((row) => row.ref)

it('orders every way, homes without a price last, and pages there and back', async () => {
  const orders: Partial<Record<ListPropertiesSort, string[]>> = {
    price: ['R4', 'R6', 'R2', 'R3', 'R0', 'R1', 'R5'],
    priceDesc: ['R0', 'R3', 'R2', 'R6', 'R4', 'R5', 'R1'],
    ref: ['R0', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6'],
    updated: ['R6', 'R5', 'R4', 'R3', 'R2', 'R1', 'R0'],
  }
  // With words and without: a search counts in the same reading, however far on its page lies.
  for (const [sort, expected, search] of (
    Object.entries(orders) as [ListPropertiesSort, string[]][]
  ).flatMap(
    ([one, found]) =>
      [
        [one, found, {}],
        [one, found, { q: 'oliver' }],
      ] as const,
  )) {
    const seen: string[] = []
    let page = await list({ sort, limit: 3, ...search })
    expect(page.previous).toBeNull()
    for (;;) {
      expect(page.total).toBe(7)
      seen.push(...page.items.map((row) => row.ref))
      if (!page.next) break
      page = await list({ sort, limit: 3, ...search, cursor: page.next })
    }
    expect([sort, seen]).toEqual([sort, expected])
    const back = await list({ sort, limit: 3, ...search, cursor: page.previous ?? '' })
    expect(back.items.map((row) => row.ref)).toEqual(expected.slice(3, 6))
    const start = await list({ sort, limit: 3, ...search, cursor: back.previous ?? '' })
    expect([start.items.map((row) => row.ref), start.previous]).toEqual([
      expected.slice(0, 3),
      null,
    ])
  }
})

it('filters, folds accents and takes signs as they are', async () => {
  expect(await refs({ type: ['terreno'], sort: 'ref' })).toEqual(['R0', 'R1'])
  expect(await refs({ operation: ['A'], sort: 'ref' })).toEqual(['R1', 'R3', 'R5'])
  expect(await refs({ priceMin: 20_000_000, priceMax: 30_000_000, sort: 'ref' })).toEqual([
    'R2',
    'R3',
    'R6',
  ])
  expect(await refs({ q: 'piso R3 NUMERO', sort: 'ref' })).toEqual(['R3'])
  expect((await list({ q: '100%' })).total).toBe(7)
  expect((await list({ q: '_00%' })).total).toBe(0)
  expect((await list({ q: 'oliver soller' })).total).toBe(7)
  expect((await list({ island: ['MENORCA'] })).total).toBe(0)
  expect((await list({ incomplete: true })).total).toBe(7)
  expect((await list({ mandateEnds: 30 })).total).toBe(0)
  expect(await list({ status: ['draft'] })).toMatchObject({ total: 7, counts: { draft: 7 } })
})

it('filters by the asset source, which the network in the mandate says', async () => {
  const stranger = await server.register()
  await made(server, stranger, { ...complete, basics: { ...complete.basics, ref: 'OWN' } })
  const mandate = { ...complete.mandate, network: 'ABSI' as const }
  await made(server, stranger, {
    ...complete,
    basics: { ...complete.basics, ref: 'ABSI-1' },
    mandate,
  })
  const found = async (source?: ('ABSI' | 'OTHER')[]) =>
    (await server.call('listProperties', { token: stranger.token, query: { source } })).body.items
      .map((row) => `${row.ref} ${row.source}`)
      .toSorted()
  expect(await found()).toEqual(['ABSI-1 ABSI', 'OWN OTHER'])
  expect(await found(['ABSI'])).toEqual(['ABSI-1 ABSI'])
  expect(await found(['OTHER'])).toEqual(['OWN OTHER'])
})

it('tells in each row what the contract lets show in list and file, and nothing else of the home', async () => {
  const [row] = (await list({ q: 'R3' })).items
  expect(row?.fields).toEqual({
    type: 'vivienda',
    town: 'Sóller',
    island: 'MALLORCA',
    bedrooms: 4,
    bathrooms: 2,
  })
  const [land] = (await list({ q: 'R0' })).items
  // What does not apply to land is not told of it.
  expect(land?.fields).toEqual({ type: 'terreno', town: 'Sóller', island: 'MALLORCA' })
})

it('finds a home by the fields whose line says search', async () => {
  for (const q of ['lluna 12', '07100', 'catalina', '600111222'])
    expect((await list({ q })).total, q).toBe(7)
  expect((await list({ q: 'vivienda' })).total).toBe(0)
})

it('refuses a cursor that is not its own', async () => {
  const { next } = await list({ sort: 'price', limit: 2 })
  for (const [sort, cursor] of [
    ['ref', next ?? ''],
    ['price', 'AAAA'],
    ['updated', Buffer.from('["updated","x","y",0]').toString('base64url')],
  ] as const) {
    const { status, body } = await server.call('listProperties', {
      token: admin.token,
      query: { sort, cursor },
    })
    expect([status, Object.keys(body)]).toEqual([400, ['cursor']])
  }
})

it('titles a home in the reader’s language where it has one', async () => {
  await made(server, admin, {
    ...complete,
    basics: { ...complete.basics, ref: 'T1' },
    texts: { title: { es: 'Casa con patio', de: 'Haus mit Hof' } },
  })
  const titleIn = async (lang: 'de' | 'en') =>
    (
      await server.call('listProperties', { token: admin.token, query: { q: 'T1' }, lang })
    ).body.items.map((row) => row.title)
  expect([await titleIn('de'), await titleIn('en')]).toEqual([['Haus mit Hof'], ['Casa con patio']])
})

it('finds a colleague’s shared home by what they may read of it, never by its owners', async () => {
  const [colleague, reader] = [
    await server.register({ role: 'STAFF', agency: admin }),
    await server.register({ role: 'STAFF', agency: admin }),
  ]
  const mandate = {
    ...complete.mandate,
    shared: true,
    owners: [{ name: 'Margalida Bestard', phone: '+34600999888', email: 'mb@amo.example' }],
  }
  const texts = { title: { es: 'Molí compartit' } }
  const home = await made(server, colleague, { ...complete, mandate, texts })
  const found = async ({ token }: Person, q: string) => {
    const listed = (await server.call('listProperties', { token, query: { q } })).body
    const { homes } = (await server.call('searchRecords', { token, query: { q } })).body
    return [listed.total, homes?.total ?? 0]
  }
  for (const person of [colleague, admin])
    for (const q of ['Bestard', '+34600999888', 'molí'])
      expect([q, await found(person, q)]).toEqual([q, [1, 1]])
  for (const q of ['Bestard', 'margalida molí', '+34600999888', 'mb@amo.example'])
    expect([q, await found(reader, q)]).toEqual([q, [0, 0]])
  expect(await found(reader, 'molí')).toEqual([1, 1])
  // Neither by the appointments in it that they see.
  const [startsAt, endsAt] = ['2027-03-01T10:00:00Z', '2027-03-01T11:00:00Z']
  await server.call('createAgendaEvent', {
    token: colleague.token,
    body: { kind: 'visit', startsAt, endsAt, propertyIds: [home.id] },
  })
  const events = async (q: string) =>
    (await server.call('searchRecords', { token: reader.token, query: { q } })).body.events?.total
  expect([await events('molí'), await events('Bestard')]).toEqual([1, 0])
})
