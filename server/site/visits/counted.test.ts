import { createHash } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isBot } from '../../../src/lib/bot.ts'
import { buildApp } from '../../app.ts'
import { sql, uuidv7 } from '../../db/index.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { plainDoc, plainFace } from '../face.fixture.ts'
import { serveSites } from '../index.ts'
import { readsOf } from './index.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'
/** As they name themselves; half of them never say "bot". */
const PROGRAMS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  `${CHROME}; compatible; GPTBot/1.2; +https://openai.com/gptbot`,
  `${CHROME}; compatible; ChatGPT-User/1.0; +https://openai.com/bot`,
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'Mozilla/5.0 (compatible; AhrefsSiteAudit/6.1; +http://ahrefs.com/robot/site-audit)',
  'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'ia_archiver',
  'curl/8.14.1',
  'Wget/1.25.0',
  'python-requests/2.32.4',
  'Go-http-client/2.0',
  'okhttp/4.12.0',
  'axios/1.11.0',
  'node',
  'Java/21.0.8',
  'Scrapy/2.13.3 (+https://scrapy.org)',
  `${CHROME} HeadlessChrome/142.0.0.0 Safari/537.36`,
  `${CHROME} Chrome/136.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse`,
]
const BROWSERS = [
  `${CHROME} Chrome/142.0.0.0 Safari/537.36`,
  `${CHROME} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  `${IPHONE} Version/26.1 Mobile/15E148 Safari/604.1`,
  `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/530.0]`,
  'Opera/9.80 (Android; Opera Mini/87.0/191.308; U; es) Presto/2.12.423 Version/12.16',
]
const PEOPLE = Array.from({ length: 30 }, (_, at) => BROWSERS[at % BROWSERS.length] ?? '')
const READERS = [...PROGRAMS, ...PEOPLE].map((agent, at) => ({ agent, ip: `203.0.113.${at + 7}` }))

let rig: TestDeps
let app: FastifyInstance
const site = uuidv7()
const page = uuidv7()

const doc = plainDoc(page, 'Inicio')

async function fill(): Promise<void> {
  const { db } = rig.deps
  const agency = uuidv7()
  await sql`insert into agency (id, slug, doc) values (${agency}, 'casa', '{}')`.execute(db)
  await sql`insert into site (id, agency_id, slug, state, doc, published, created_at, updated_at)
    values (${site}, ${agency}, 'casa', 'published', '{}', 1, now(), now())`.execute(db)
  await sql`insert into site_version (site_id, number, doc, digest, at)
    values (${site}, 1, ${JSON.stringify(doc)}::jsonb, '', now())`.execute(db)
}

beforeAll(async () => {
  rig = await testDeps({}, { trustProxy: true })
  await fill()
  app = await buildApp(rig.deps, { withPages: false })
  await app.register(async (sites) =>
    serveSites(sites, rig.deps, plainFace(page, readsOf(sites, rig.deps, { isBot }))),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
}, 300_000)
afterAll(() => rig.close())

/** A page asked for as a program or browser does, with the address that the proxy saw. */
const ask = ({ agent, ip }: { agent: string; ip: string }): Promise<number | undefined> =>
  new Promise((done, fail) => {
    const { port } = app.server.address() as AddressInfo
    const headers = { host: 'llar.test', 'user-agent': agent, 'x-forwarded-for': ip }
    request({ port, host: '127.0.0.1', path: '/w/casa/', headers }, (answer) => {
      answer.resume().on('end', () => done(answer.statusCode))
    })
      .on('error', fail)
      .end()
  })

/** A word, and what one might make of it to know it again. */
const traces = (word: string): string[] => [
  word,
  ...['md5', 'sha1', 'sha256'].map((how) => createHash(how).update(word).digest('hex')),
]

it('acceptance 15: 1,000 views count as people alone, and no table knows an address or a browser', async () => {
  expect([PROGRAMS.length, new Set(PROGRAMS).size, PEOPLE.length]).toEqual([20, 20, 30])
  const { db } = rig.deps
  for (let round = 0; round < 20; round += 1)
    expect(new Set(await Promise.all(READERS.map(ask)))).toEqual(new Set([200]))
  // What was counted is written when the server stops.
  await app.close()
  const { rows } = await sql<{ views: number }>`select sum(views)::int as views from site_visit
    where site_id = ${site}`.execute(db)
  expect(rows).toEqual([{ views: 20 * PEOPLE.length }])

  const tables = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  expect(tables.rows.length).toBeGreaterThan(50)
  const words = [
    ...READERS.flatMap(({ agent, ip }) => [...traces(agent), ...traces(ip)]),
    '203.0.113.',
    '127.0.0.1',
    'Mozilla',
  ].filter((word) => word !== 'node')
  const knowing = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const found = await sql<{ word: string }>`select word
        from unnest(${words}::text[]) word
        where exists (select from ${sql.raw(name)} t where strpos(t::text, word) > 0)`.execute(db)
      return found.rows.map(({ word }) => `${name}: ${word}`)
    }),
  )
  expect(knowing.flat()).toEqual([])
}, 300_000)
