import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PropertyTextDraft } from '../../../../generated/model/index.ts'
import { fields } from '../../../../generated/fields/property/draft.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
})
afterAll(() => server.close())

const OFFER = { operation: 'V' as const, price: 94_500_000 }
const made = async (home: object) =>
  (
    await server.call('createProperty', {
      token: admin.token,
      body: { basics: { type: 'vivienda', subtype: 'piso', offers: [OFFER] }, ...home },
    })
  ).body.id
const drafts = async (id: string) => {
  const { status, body } = await server.call('draftPropertyTexts', {
    token: admin.token,
    params: { id },
  })
  expect(status).toBe(200)
  return Object.fromEntries(body.items.map((one) => [one.language, one]))
}
const text = (draft: PropertyTextDraft | undefined) =>
  draft?.sentences.map((one) => one.text).join(' ')

const WHOLE = {
  basics: {
    type: 'vivienda',
    subtype: 'casa_de_pueblo',
    offers: [OFFER],
    condition: 'reformado',
    constructionYear: 1920,
  },
  location: {
    municipalityIne: '07061',
    addressVisibility: 'hidden',
    streetName: 'de sa Lluna',
    number: '12',
  },
  layout: {
    built: 185.5,
    plot: 1200,
    bedrooms: 3,
    bathrooms: 1,
    terrace: 20,
    views: ['mountain', 'sea'],
    orientation: ['S'],
    furnished: 'none',
  },
  features: {
    features: ['lift', 'terrace', 'fireplace'],
    pool: 'private',
    garden: 'none',
    parkingSpaces: 1,
    heatingType: 'individualHeatPump',
  },
}

it('says what is known in four languages, each sentence with the fields that it says', async () => {
  const { es, en, ca, de } = await drafts(await made(WHOLE))
  expect(es?.title).toEqual({
    text: 'Casa de pueblo con piscina en Sóller',
    fields: ['basics.subtype', 'features.pool', 'location.municipalityIne'],
  })
  expect(text(es)).toBe(
    'Casa de pueblo en Sóller, con 185,5 m² construidos y una parcela de 1.200 m². ' +
      'Tiene 3 habitaciones y 1 baño. Ya se ha reformado. Se construyó en 1920. ' +
      'Fuera hay piscina privada y una terraza de 20 m². Tiene vistas a la montaña y al mar. ' +
      'Además: ascensor y chimenea. Hay 1 plaza de aparcamiento. Se entrega sin muebles. ' +
      'Orientación: S. Calefacción: Bomba de calor.',
  )
  expect(es?.sentences[1]?.fields).toEqual(['layout.bedrooms', 'layout.bathrooms'])
  expect([en?.title.text, ca?.title.text, de?.title.text]).toEqual([
    'Village house with pool in Sóller',
    'Casa de poble amb piscina a Sóller',
    'Dorfhaus mit Pool in Sóller',
  ])
  expect(text(en)).toContain('It has 3 bedrooms and 1 bathroom. It has been renovated.')
  expect(text(ca)).toContain('Té 3 habitacions i 1 bany.')
  expect(text(de)).toContain('Zur Aufteilung gehören: 3 Schlafzimmer und 1 Bad.')
  const paths = new Set([...fields.map(({ path }) => path), 'location.municipalityIne'])
  for (const draft of [es, en, ca, de])
    for (const { fields: said } of draft?.sentences ?? [])
      expect([said.length > 0, said.filter((path) => !paths.has(path))]).toEqual([true, []])
})

it('never tells a hidden address, a price or what there is not', async () => {
  const all = JSON.stringify(await drafts(await made(WHOLE)))
  expect(all).not.toMatch(/sa Lluna|945|jardín|garden|Garten/)
})

it('of a home of which nothing is known says its kind alone, and is never empty', async () => {
  const { es } = await drafts(await made({}))
  expect([es?.title.text, text(es)]).toEqual(['Piso', 'Piso.'])
  const plot = await drafts(
    await made({
      basics: { type: 'terreno', subtype: 'urbano', offers: [OFFER] },
      location: { municipalityIne: '07040' },
      layout: { plot: 640, bedrooms: 0 },
    }),
  )
  expect(text(plot['es'])).toBe('Solar urbano en Palma, con una parcela de 640 m².')
})

it('is for who may read the home', async () => {
  const id = await made({})
  const stranger = await server.register()
  const visitor = await server.register({ role: 'USER' })
  const ask = async (token?: string) =>
    (await server.call('draftPropertyTexts', { token: token ?? null, params: { id } })).status
  expect([await ask(), await ask(visitor.token), await ask(stranger.token)]).toEqual([
    401, 403, 404,
  ])
})
