import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { agencyOf, homeOf, someHomes } from '../homes.fixture.ts'
import { HIDDEN } from '../codes.ts'
import { syncListing, syncListings, withdrawListing } from '../index.ts'
import { sitemapPlugin } from './sitemap.plugin.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
const agency = agencyOf('Llevant')
const homes = someHomes(25, [agency], NOW)
const gone = homeOf(agency)
let server: TestServer
let small: FastifyInstance

const bodyOf = async (
  url: string,
  app: Pick<FastifyInstance, 'inject'> = small,
): Promise<string> => {
  const reply = await app.inject({ url })
  expect([reply.statusCode, reply.headers['content-type']], url).toEqual([
    200,
    'application/xml; charset=utf-8',
  ])
  return reply.body
}
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found]) => found ?? '')

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW })
  for (const source of [...homes, gone]) await syncListing(server.db, source)
  await withdrawListing(server.db, gone.property.id, NOW)
  small = Fastify()
  await small.register(sitemapPlugin(server.deps, 10))
})
afterAll(async () => {
  await small.close()
  await server.close()
})

it('every home on offer stands in one part, in four languages, with its last change', async () => {
  const parts = locations(await bodyOf('/sitemap.xml'))
  expect(parts).toEqual(
    ['pages', 'searches', 'homes-1', 'homes-2', 'homes-3'].map(
      (name) => `http://llar.test/sitemap/${name}.xml`,
    ),
  )
  const found: string[] = []
  for (const part of parts.slice(2)) found.push(...locations(await bodyOf(new URL(part).pathname)))
  const wanted = homes.flatMap(({ property: { id } }) =>
    ['', '/en', '/ca', '/de'].map((lang) => `http://llar.test${lang}/inmueble/${id}`),
  )
  expect(found.toSorted()).toEqual(wanted.toSorted())
  const first = await bodyOf('/sitemap/homes-1.xml')
  expect(first.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(40)
  expect(first).toContain(
    `<xhtml:link rel="alternate" hreflang="x-default" href="http://llar.test/inmueble/${homes[0]?.property.id}"/>`,
  )
  expect(first).toContain(
    `<xhtml:link rel="alternate" hreflang="de" href="http://llar.test/de/inmueble/${homes[0]?.property.id}"/>`,
  )
})

it('searches are those that have homes', async () => {
  const found = locations(await bodyOf('/sitemap/searches.xml'))
  expect(found).toEqual(
    expect.arrayContaining([
      'http://llar.test/busqueda/venta/baleares',
      'http://llar.test/de/busqueda/venta/mallorca',
    ]),
  )
  expect(found.join()).not.toContain('nuda-propiedad')
})

it('a home that two agencies offer makes no address of nothing', async () => {
  const location = {
    municipalityIne: '07061',
    cadastralRef: '1234567DD6713S0001AB',
    addressVisibility: 'street',
  } as const
  const twins = ['Ponent', 'Migjorn'].map((name) => homeOf(agencyOf(name), { location }))
  await syncListings(server.db, twins)
  const { op } = await server.db
    .selectFrom('listing_search')
    .select(({ fn }) => fn.max('op').as('op'))
    .executeTakeFirstOrThrow()
  expect(op).toBeGreaterThan(HIDDEN)
  expect(await bodyOf('/sitemap/searches.xml')).not.toContain('undefined')
  for (const { property } of twins) await withdrawListing(server.db, property.id, NOW)
})

it('packed for those who read it so; a part that is not there is a 404', async () => {
  const packed = await small.inject({
    url: '/sitemap/homes-3.xml',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(locations(gunzipSync(packed.rawPayload).toString())).toHaveLength(20)
  for (const name of ['homes-4.xml', 'homes-0.xml', 'homes-x.xml', 'x'])
    expect((await server.inject(`/sitemap/${name}`)).statusCode, name).toBe(404)
})

it('robots are told where it is, and what is not for them', async () => {
  const { body } = await server.inject('/robots.txt')
  expect(body).toContain('Sitemap: http://llar.test/sitemap.xml')
  expect(body).toContain('Disallow: /de/auth/')
})
