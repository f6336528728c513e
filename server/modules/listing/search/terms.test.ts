import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Lang } from '../../../contract/context.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { agencyOf, homeOf } from '../homes.fixture.ts'
import { fillWords } from '../backfill.ts'
import { syncListings } from '../index.ts'
import { inTransaction, sql } from '../../../db/index.ts'

let server: TestServer
const agency = agencyOf('Llevant')
const texts = {
  es: 'Casa con piscina y vistas',
  en: 'House with sea view and pool',
  ca: 'Casa amb piscina i vistes',
  de: 'Haus mit Meerblick und Schwimmbad',
}

beforeAll(async () => {
  server = await startTestServer()
  const plain = Array.from({ length: 12 }, () =>
    homeOf(agency, {
      texts: { title: { es: 'Piso céntrico' }, description: { es: 'Que sea suyo.' } },
    }),
  )
  const worded = Array.from({ length: 3 }, () =>
    homeOf(agency, { texts: { title: texts, description: { fr: 'Maison provençale' } } }),
  )
  await syncListings(server.db, [...plain, ...worded])
})
afterAll(() => server.close())

const total = async (q: string, lang: Lang) =>
  (await server.call('searchListings', { query: { q }, lang })).body.total

it.each<[string, Lang, number]>([
  ['sea', 'en', 3],
  ['sea', 'es', 3],
  ['sea view', 'en', 3],
  ['sea views', 'es', 3],
  ['pools', 'es', 3],
  ['pool', 'de', 3],
  ['piscinas', 'es', 3],
  ['piscinas', 'en', 3],
  ['vistes', 'ca', 3],
  ['Häuser', 'de', 3],
  ['haus', 'es', 3],
  ['maison', 'en', 3],
  ['casa con piscina', 'en', 3],
  ['house with pool', 'es', 3],
  ['la casa de la piscina', 'de', 3],
  ['pisos', 'es', 12],
  ['piso', 'en', 12],
  ['sóller', 'de', 15],
  ['de la', 'es', 15],
  ['sea pool', 'en', 3],
  ['castle', 'en', 0],
])('%s on a page in %s finds %i homes', async (q, lang, expected) =>
  expect(await total(q, lang)).toBe(expected),
)

it('homes whose words went through one dictionary get them anew', async () => {
  await sql`
    update listing_search set tsv = strip(to_tsvector('spanish', 'house with sea view and pool'))
    || array_to_tsvector(array(select word from unnest(tsvector_to_array(tsv)) word
    where word ~ '^O'))`.execute(server.db)
  await sql`delete from listing_text_sample`.execute(server.db)
  await inTransaction(server.db, (trx) => fillWords(trx, null))
  expect([await total('sea', 'en'), await total('pisos', 'es')]).toEqual([3, 12])
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from listing_text_sample t
    join listing l on l.id = t.id
    where t.tsv @@ '''O1'' & (''Q0'' | ''Q1'' | ''Q2'' | ''Q3'')'::tsquery`.execute(server.db)
  const sampled = await sql<{
    n: number
  }>`select count(*)::int as n from listing_search where bucket < 4 and op = 1`.execute(server.db)
  expect(rows[0]?.n).toBe(sampled.rows[0]?.n)
})
