import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Offer, OfferStep } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { setOwners } from '../owner/owner.fixture.ts'
import { homeOf } from '../visit/visit.fixture.ts'

/** What is said of a deal is its buyer's: it stands with the offer and nowhere else. */
let server: TestServer
let admin: Person
let colleague: Person
let owner: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  colleague = await server.register({ role: 'STAFF', agency: admin })
  owner = await person('Catalina')
}, 300_000)
afterAll(() => server.close())

const person = async (firstName: string): Promise<string> =>
  (
    await server.call('createContact', {
      token: admin.token,
      body: { person: { firstName }, shared: true },
    })
  ).body.id

/** A shared home on the market of which everything is known that a deal asks for. */
async function forSale(): Promise<string> {
  const id = await homeOf(server, admin)
  await setOwners(server, admin, { propertyId: id, contactIds: [owner] })
  const { version, legal } = (
    await server.call('getProperty', { token: admin.token, params: { id } })
  ).body
  const saved = await server.call('updateProperty', {
    token: admin.token,
    params: { id },
    body: { version, legal: { ...legal, cedula: { state: 'absent' } } },
  })
  expect(saved.status).toBe(200)
  return id
}

/** An offer of somebody's and the acts on it, each with what is said. */
async function deal(
  propertyId: string,
  contactId: string,
  acts: Omit<OfferStep, 'version'>[],
): Promise<Offer> {
  const made = await server.call('createOffer', {
    token: admin.token,
    body: { propertyId, contactId, amount: 48_000_000 },
  })
  let offer = made.body
  for (const step of acts) {
    const { status, body } = await server.call('stepOffer', {
      token: admin.token,
      params: { id: offer.id },
      body: { version: offer.version, ...step },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    offer = body
  }
  return offer
}

const ARRAS = { act: 'arras', arrasKind: 'penitenciales', arrasAmount: 4_800_000 } as const

/** Where colleagues, the owner's file and the owner's timeline say these words. */
async function saidIn(propertyId: string, words: RegExp): Promise<string[]> {
  const { body: history } = await server.call('listPropertyHistory', {
    token: colleague.token,
    params: { id: propertyId },
    query: { limit: 50 },
  })
  expect(history.items.length).toBeGreaterThan(0)
  const { body: timeline } = await server.call('listContactEntries', {
    token: admin.token,
    params: { id: owner },
  })
  const file = await server.inject({
    method: 'GET',
    url: `/api/v1/contact/${owner}/person/`,
    headers: { authorization: `Token ${admin.token}` },
  })
  expect(file.statusCode).toBe(200)
  const places = {
    history: JSON.stringify(history.items),
    timeline: JSON.stringify(timeline.items),
    file: file.body,
  }
  return Object.entries(places).flatMap(([place, text]) => (words.test(text) ? [place] : []))
}

async function erase(id: string): Promise<void> {
  const { version } = (await server.call('getContact', { token: admin.token, params: { id } })).body
  const erased = await server.call('eraseContact', {
    token: admin.token,
    params: { id },
    body: { version, confirm: true },
  })
  expect(erased.status).toBe(200)
}

it('neither colleagues nor owners read what was said of a deal, and erased it is nowhere', async () => {
  const [id, buyer] = [await forSale(), await person('Griselda')]
  const offer = await deal(id, buyer, [
    { act: 'send' },
    { act: 'accept', text: 'Se divorcian, zqprisa' },
    { ...ARRAS, text: 'Su padre pone zqarras' },
    { act: 'notary', text: 'Viene con zqmuleta' },
    { act: 'fall', text: 'El banco la zqrechaza' },
  ])
  expect(offer.thread.map(({ text }) => text)).toEqual([
    null,
    null,
    'Se divorcian, zqprisa',
    'Su padre pone zqarras',
    'Viene con zqmuleta',
    'El banco la zqrechaza',
  ])
  await deal(id, buyer, [
    { act: 'send' },
    { act: 'accept', text: 'Otra vez, zqprisa' },
    { act: 'close', closePrice: 47_000_000, text: 'Al final zqhereda' },
  ])
  const words = /zq/
  expect(await saidIn(id, words)).toEqual([])
  await erase(buyer)
  expect(await saidIn(id, words)).toEqual([])
  for (const table of ['property_history', 'contact_entry', 'offer_turn', 'offer'] as const)
    expect([
      table,
      words.test(JSON.stringify(await server.db.selectFrom(table).selectAll().execute())),
    ]).toEqual([table, false])
})

it('what went on before goes, of a buyer who is erased since, too; what an agent gave as a reason stays', async () => {
  const [id, buyer, gone] = [await forSale(), await person('Quim'), await person('Berta')]
  const long = `Dice ${'muy '.repeat(200)}`.trim()
  await deal(id, gone, [
    { act: 'send' },
    { act: 'accept', text: 'Berta se casa' },
    { act: 'fall', text: 'No se casa' },
  ])
  await erase(gone)
  await deal(id, buyer, [
    { act: 'send' },
    { act: 'accept', text: 'Quim emigra' },
    { act: 'fall', text: long },
  ])
  // As a version before wrote it: in the home's history, and behind the owner's sentence.
  const went = ['Berta se casa', 'No se casa', ' Quim emigra ', long.slice(0, 500)]
  const moves = await server.db
    .selectFrom('property_history')
    .select('id')
    .where('property_id', '=', id)
    .where('kind', '=', 'STATUS')
    .where('field', '=', 'status')
    .orderBy('id')
    .execute()
  expect(moves).toHaveLength(went.length)
  const told = await server.db
    .selectFrom('contact_entry')
    .select(['id', 'text'])
    .where('contact_id', '=', owner)
    .where('ref_type', '=', 'property')
    .where('ref_id', '=', id)
    .where('kind', '=', 'STATUS')
    .where('text', 'like', '%pasa de%')
    .orderBy('id', 'desc')
    .limit(went.length)
    .execute()
  const entries = told.toReversed()
  expect(entries).toHaveLength(went.length)
  const asBefore = async () => {
    for (const [at, text] of went.entries()) {
      await server.db
        .updateTable('property_history')
        .set({ text })
        .where('id', '=', moves[at]?.id ?? '')
        .execute()
      await server.db
        .updateTable('contact_entry')
        .set({ text: `${entries[at]?.text}. ${text}` })
        .where('id', '=', entries[at]?.id ?? '')
        .execute()
    }
  }
  const { version } = (await server.call('getProperty', { token: admin.token, params: { id } }))
    .body
  const byHand = await server.call('changePropertyStatus', {
    token: admin.token,
    params: { id },
    body: { version, status: 'withdrawn', reason: 'La familia se lo piensa' },
  })
  expect(byHand.status).toBe(200)
  const words = /se casa|Quim emigra|muy muy/

  const path = new URL('../../db/migrations/0522_words_of_deals.sql', import.meta.url)
  const migrate = async () => sql.raw(await readFile(path, 'utf8')).execute(server.db)
  // A server of the version before that serves beside this one, or a takeout, brings them once more.
  const eachDay = async () => {
    await server.deps.jobs.add(server.db, 'offer.words', {})
    await server.runJobs()
  }
  for (const take of [migrate, eachDay]) {
    await asBefore()
    expect(await saidIn(id, words)).toEqual(['history', 'timeline', 'file'])
    await take()
    expect(await saidIn(id, words)).toEqual([])
    expect(await saidIn(id, /La familia se lo piensa/)).toEqual(['history', 'timeline', 'file'])
    const now = await server.db
      .selectFrom('contact_entry')
      .select(['id', 'text'])
      .where(
        'id',
        'in',
        entries.map((entry) => entry.id),
      )
      .orderBy('id')
      .execute()
    expect(now).toEqual(entries)
  }
})
