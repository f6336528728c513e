import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { readPdf } from '../../testing/pdf.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { unmetWorld } from './unmet.fixture.ts'

let server: TestServer
let world: Awaited<ReturnType<typeof unmetWorld>>
const agencies: Person[] = []
const agency = (at: number): Person => {
  const found = agencies[at]
  if (!found) throw new Error(`No agency ${at}`)
  return found
}
let day = 1
/** Tomorrow's edition. */
const count = async () => {
  day += 1
  await world.count(day)
}

beforeAll(async () => {
  server = await startTestServer()
  world = await unmetWorld(server)
  for (let at = 0; at < 5; at += 1) agencies.push(await server.register())
}, 300_000)
afterAll(() => server.close())

describe('a cell', () => {
  it('is told from five buyers of three other agencies on, in fives, beside what there is', async () => {
    expect(await world.told(agency(0))).toEqual({ day: null, bands: [], n: 0, items: [] })
    for (const at of [1, 1, 2, 2]) await world.search(agency(at))
    await count()
    expect((await world.told(agency(0))).items).toEqual([])
    const fifth = await world.search(agency(2))
    await count()
    // Five, of two agencies.
    expect((await world.told(agency(0))).items).toEqual([])
    await world.close(fifth)
    await world.search(agency(3))
    await count()
    const {
      bands,
      items,
      n,
      day: on,
    } = await world.told(agency(0), {
      beds: 'three',
      level: 'municipality',
    })
    expect([on, n, bands]).toMatchObject([
      '2026-03-04',
      5,
      [{ from: null }, {}, {}, {}, { to: null }],
    ])
    expect(bands[1]?.from).toBe(bands[0]?.to)
    expect(items).toHaveLength(5)
    expect(items[0]).toMatchObject({
      level: 'municipality',
      place: 'Sóller',
      municipality: '07061',
      island: 'MALLORCA',
      beds: 'three',
      buyers: 5,
      own: 0,
    })
    expect(items.reduce((sum, { supply }) => sum + supply, 0)).toBeGreaterThan(0)
    for (const at of [1, 2, 3, 3]) await world.search(agency(at))
    await count()
    expect(await world.places(agency(0))).toEqual({
      Sóller: [5, 0],
      'Serra de Tramuntana': [5, 0],
      Mallorca: [5, 0],
    })
    await world.search(agency(3))
    await count()
    expect(await world.places(agency(0))).toMatchObject({ Sóller: [10, 0], Mallorca: [10, 0] })
    expect((await world.told(agency(0), { family: 'flat' })).bands).toEqual([])
  })

  it('counts one person once, known by e-mail or telephone at any agency', async () => {
    const same = { places: ['pollenca'] }
    for (const at of [1, 2, 3])
      for (const email of ['a@buyers.example', 'b@buyers.example', 'c@buyers.example'])
        await world.search(agency(at), { ...same, email })
    await count()
    expect(await world.places(agency(0))).not.toHaveProperty('Pollença')
    await world.search(agency(1), { ...same, email: 'd@buyers.example', phone: '+34 971 100 200' })
    await world.search(agency(2), { ...same, phone: '+34971100200' })
    await count()
    // Four people; the fifth is another.
    expect(await world.places(agency(0))).not.toHaveProperty('Pollença')
    await world.search(agency(3), { ...same, email: 'e@buyers.example' })
    await count()
    expect(await world.places(agency(0))).toMatchObject({ Pollença: [5, 0] })
  })

  it('rises where too few are: to the comarca, the island, or nowhere', async () => {
    const two = { bedrooms: 2 }
    await world.search(agency(1), { ...two, places: ['arta'] })
    await world.search(agency(1), { ...two, places: ['arta'] })
    await world.search(agency(2), { ...two, places: ['manacor'] })
    await world.search(agency(3), { ...two, places: ['capdepera'] })
    await count()
    expect(await world.places(agency(0), 'two')).toEqual({})
    await world.search(agency(3), { ...two, places: ['soller'] })
    await count()
    expect(await world.places(agency(0), 'two')).toEqual({ Mallorca: [5, 0] })
    await world.search(agency(2), { ...two, places: ['son-servera'] })
    await count()
    expect(await world.places(agency(0), 'two')).toEqual({ Llevant: [5, 0], Mallorca: [5, 0] })
    expect(await world.told(agency(0), { beds: 'two', island: 'MENORCA' })).toMatchObject({ n: 0 })
  })

  it('is counted once a day', async () => {
    const before = await world.told(agency(0))
    for (const at of [1, 2, 3, 1, 2]) await world.search(agency(at), { places: ['inca'] })
    await world.count(day)
    expect(await world.told(agency(0))).toEqual(before)
    await count()
    expect(await world.places(agency(0))).toMatchObject({ Inca: [5, 0] })
    const editions = async () =>
      (await server.db.selectFrom('unmet_edition').select('day').distinct().execute()).length
    expect(await editions()).toBe(1)
    // Nor does one stand that a clock a year ahead took for today's.
    await sql`update unmet_edition set day = day + 365`.execute(server.db)
    await world.search(agency(4), { places: ['inca'] })
    await count()
    expect(await editions()).toBe(1)
  })

  it('tells an agency its own exactly, and nothing of it changes what it reads of others', async () => {
    const before = await world.places(agency(0))
    const own = [
      await world.search(agency(0)),
      await world.search(agency(0), { email: 'a@buyers.example', places: ['pollenca', 'soller'] }),
      await world.search(agency(0), { email: 'a@buyers.example' }),
    ]
    await count()
    const after = await world.places(agency(0))
    expect(after['Sóller']).toEqual([before['Sóller']?.[0], 2])
    expect(after['Pollença']).toEqual([5, 1])
    for (const id of own) await world.close(id)
    await count()
    expect(await world.places(agency(0))).toEqual(before)
  })

  it('counts no buyer of an agency whose e-mail nobody proved', async () => {
    const unproved = await server.register({ unproved: true })
    const before = await world.places(agency(0), 'fourOrMore')
    for (const at of [1, 1, 2, 2]) await world.search(agency(at), { bedrooms: 5 })
    await world.search(unproved, { bedrooms: 5 })
    await count()
    expect(await world.places(agency(0), 'fourOrMore')).toEqual(before)
  })

  it('follows what a demand draws and leaves out', async () => {
    const near = { geo: { lat: 39.766, lon: 2.7152 }, amount: 1, unit: 'km' as const }
    for (const at of [1, 2, 3, 1, 2])
      await server.call('createDemand', {
        token: agency(at).token,
        body: {
          contact: { firstName: 'Ute', email: `ute-${at}-${Math.random()}@buyers.example` },
          what: { operations: ['V'], types: ['vivienda'], subtypes: ['casa_de_pueblo'] },
          where: { near },
          home: { bedroomsMin: 4 },
        },
      })
    await count()
    expect(Object.keys(await world.places(agency(0), 'fourOrMore'))).toContain('Sóller')
    expect(Object.keys(await world.places(agency(0), 'fourOrMore'))).not.toContain('Deià')
  })
})

describe('a letter', () => {
  const letter = (who: Person | null, body: { cell: number; language: 'es' | 'de' }) =>
    server.call('createUnmetLetter', { ...(who ? { token: who.token } : {}), body })

  it('says how many look for it, the day and how that is known, in the language asked for', async () => {
    const [cell] = (await world.told(agency(0), { beds: 'three' })).items
    const { status, body } = await letter(agency(0), { cell: cell?.id ?? 0, language: 'de' })
    expect(status).toBe(200)
    const { text, pages, fonts } = await readPdf(body as unknown as Uint8Array)
    expect(pages).toHaveLength(1)
    expect(fonts.every(({ embedded }) => embedded)).toBe(true)
    expect(text).toContain(`Mindestens ${cell?.buyers} Personen suchen ein Haus zum Kauf`)
    expect(text).toContain(`${day}. März 2026`)
    expect(text).toMatch(/mindestens\s+drei\s+Agenturen/)
    expect(text).not.toMatch(/klaus|buyers\.example/i)
  })

  it('is refused for what is not in today’s edition, and to strangers', async () => {
    expect(await letter(agency(0), { cell: 1, language: 'es' })).toMatchObject({
      status: 404,
      body: { message: 'Esa cifra ya no está en la edición de hoy.' },
    })
    expect((await letter(null, { cell: 1, language: 'es' })).status).toBe(401)
    const visitor = await server.register({ role: 'USER' })
    expect((await letter(visitor, { cell: 1, language: 'es' })).status).toBe(403)
    const refused = await server.call('listUnmetCells', { token: visitor.token, query: {} })
    expect(refused.status).toBe(403)
  })
})
