import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { streetsIn } from '../../basemap/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { agencyOf, homeOf } from '../listing/homes.fixture.ts'
import { syncListing } from '../listing/index.ts'
import {
  findMunicipality,
  municipality,
  municipalityAt,
  municipalityOfPostalCode,
  normalisePlaceName,
  placeOfSlug,
} from './index.ts'
import { places } from './place-data.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const first = async (q: string, lang: 'es' | 'en' | 'ca' | 'de' = 'es', kind?: string[]) =>
  (await server.call('searchPlaces', { query: { q, kind }, lang })).body.items[0]

describe('a municipality', () => {
  it('is found by every spelling of the four languages, feeds and portals', () => {
    expect(places.municipalities).toHaveLength(67)
    for (const one of places.municipalities)
      for (const name of one.all) expect(findMunicipality(name), name).toBe(one.ine)
    const others = {
      Ibiza: '07026',
      Mahón: '07032',
      'Puerto Pollensa': '07042',
      'Cala Millor': '07062',
      'Salines (Ses)': '07059',
      'Pobla, Sa': '07044',
      'Ses Salines (Mallorca)': '07059',
      sollerr: '07061',
      'Eivissa / Ibiza': '07026',
      'Cala Ratjada': '07014',
      'PALMA DE MALLORCA': '07040',
    }
    for (const [name, ine] of Object.entries(others)) expect(findMunicipality(name), name).toBe(ine)
    for (const name of ['Madrid', '', '???', 'a', 'Port'])
      expect(findMunicipality(name), name).toBeNull()
  })

  it('is known by its postal code when the code reaches one only', () => {
    expect(municipalityOfPostalCode('07100')?.name).toBe('Sóller')
    expect(municipalityOfPostalCode('28001')).toBeNull()
    for (const [code, ines] of Object.entries(places.postalCodes))
      expect(municipalityOfPostalCode(code)?.ine ?? null).toBe(ines.length === 1 ? ines[0] : null)
  })

  it('holds its own towns and middle, and nothing of the mainland or the open sea', () => {
    for (const one of places.municipalities)
      expect(municipalityAt(one.geo.lat, one.geo.lon), one.name).toBe(one.ine)
    for (const town of places.towns)
      expect(municipalityAt(town.geo.lat, town.geo.lon), town.name).toBe(town.municipalityIne)
    for (const [lat, lon] of [
      [40.4168, -3.7038],
      [39.2, 1.9],
      [25.76, -80.19],
      [0, 0],
      [NaN, NaN],
    ] as const)
      expect(municipalityAt(lat, lon)).toBeNull()
  })

  it('has a slug of its own, and other spellings lead to it', () => {
    for (const one of places.municipalities) {
      const found = placeOfSlug(one.slug)
      expect(
        found && 'municipality' in found ? found.municipality.ine : found?.kind,
        one.slug,
      ).toBe(one.ine === '07024' ? 'island' : one.ine)
    }
    expect(placeOfSlug('palma-de-mallorca')).toEqual(placeOfSlug('palma'))
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      expect(placeOfSlug(name)).toBeNull()
    expect(placeOfSlug('mahon')).toEqual(placeOfSlug('mao'))
    expect(municipality('07040')?.slug).toBe('palma')
    expect(normalisePlaceName("Coll d'en Rabassa")).toBe('coll d en rabassa')
  })
})

describe('the search for a place', () => {
  it('takes beginnings, words in any order, accents or none, and a slip', async () => {
    const wanted: Record<string, string> = {
      pal: 'palma',
      soller: 'soller',
      Sóller: 'soller',
      solelr: 'soller',
      'puerto soller': 'port-de-soller',
      'port sol': 'port-de-soller',
      mahon: 'mao',
      maho: 'mao',
      eivissa: 'ibiza',
      ibiza: 'ibiza',
      'ibiza town': 'eivissa',
      baleares: 'baleares',
      majorca: 'mallorca',
      alcuida: 'alcudia',
      pollensa: 'pollenca',
      'santa eul': 'santa-eularia-des-riu',
      'cala rat': 'cala-rajada',
      '07100': '07100',
      'sa pobla': 'sa-pobla',
      formentera: 'formentera',
      'es mercadal': 'es-mercadal',
      'cala millor': 'son-servera',
      'Portals Nous': 'calvia',
    }
    for (const [q, slug] of Object.entries(wanted)) expect((await first(q))?.slug, q).toBe(slug)
    for (const q of ['zzzz', '%', '🏠', "'; drop", '99999'])
      expect((await server.call('searchPlaces', { query: { q } })).body.items, q).toEqual([])
  })

  it('names places in the language of the request and begins with the islands', async () => {
    expect((await first('eivissa', 'en', ['municipality']))?.name).toBe('Ibiza Town')
    expect((await first('eivissa', 'de', ['municipality']))?.name).toBe('Ibiza-Stadt')
    expect((await first('ibiza', 'ca', ['municipality']))?.name).toBe('Eivissa')
    const { body } = await server.call('searchPlaces', { query: { limit: 6 } })
    expect(body.items.map(({ slug }) => slug)).toEqual([
      'mallorca',
      'menorca',
      'ibiza',
      'formentera',
      'palma',
      'calvia',
    ])
    const codes = await server.call('searchPlaces', { query: { q: '0710', kind: ['postalCode'] } })
    expect(codes.body.items.length).toBeGreaterThan(0)
    expect(codes.body.items.every(({ kind }) => kind === 'postalCode')).toBe(true)
  })

  it('counts homes', async () => {
    const agency = agencyOf('Llevant')
    const port = homeOf(agency)
    port.property.location = {
      ...port.property.location,
      town: 'Puerto de Sóller',
      municipalityIne: '07061',
      postalCode: '07108',
    }
    const two = homeOf(agency, {
      basics: {
        type: 'vivienda',
        offers: [
          { operation: 'V', price: 1 },
          { operation: 'A', price: 1 },
        ],
      },
    })
    for (const home of [port, two]) await syncListing(server.db, home)
    const counts = await Promise.all(
      ['soller', 'port-de-soller', 'mallorca', 'baleares', '07100', 'menorca'].map(
        async (slug) => (await server.call('getPlace', { params: { slug } })).body.listingCount,
      ),
    )
    expect(counts).toEqual([2, 1, 2, 2, 1, 0])
    const named = await Promise.all(
      (['V', 'A', 'TDA'] as const).map((operation) =>
        server.call('searchPlaces', { query: { q: 'soller', kind: ['municipality'], operation } }),
      ),
    )
    expect(named.map(({ body }) => body.items[0]?.listingCount)).toEqual([2, 1, 0])
  })

  it('answers 404 for a place that is not there', async () => {
    expect((await server.call('getPlace', { params: { slug: 'atlantis' } })).status).toBe(404)
    expect((await server.call('getPlace', { params: { slug: '%00' } })).status).toBe(400)
  })
})

describe('the search for a street', () => {
  it('says that it knows none, and finds them once the index is there', async () => {
    const ask = (query: { q: string; limit?: number }) => server.call('searchStreets', { query })
    expect((await ask({ q: 'lluna 12' })).body).toEqual({ known: false, items: [] })
    const file = streetsIn(server.deps.config.dataDir)
    await mkdir(dirname(file), { recursive: true })
    const line = {
      n: 'Carrer de sa Lluna',
      i: '07061',
      p: [2.716, 39.766],
      b: [2.715, 39.766, 2.717, 39.767],
      h: '12 2.7155 39.7661',
    }
    await writeFile(file, `${JSON.stringify(line)}\n`)
    expect((await ask({ q: 'sa lluna 12, sóller' })).body).toEqual({
      known: true,
      items: [
        {
          name: line.n,
          number: '12',
          exactness: 'number',
          municipalityIne: '07061',
          municipality: 'Sóller',
          geo: { lon: 2.7155, lat: 39.7661 },
          bbox: line.b,
        },
      ],
    })
    expect((await ask({ q: 'lluna', limit: 0 })).status).toBe(400)
  })
})
