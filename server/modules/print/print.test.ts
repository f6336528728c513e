import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PrintOptions } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { readPdf, type ReadPdf } from '../../testing/pdf.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { complete, made, published } from '../property/testing/homes.fixture.ts'

let server: TestServer
let admin: Person
let moment = new Date()
beforeAll(async () => {
  server = await startTestServer({ now: () => moment })
  admin = await server.register({ agencyName: 'Port Vell Immobles' })
})
afterAll(() => server.close())

const options: PrintOptions = {
  kind: 'window',
  paper: 'A4',
  orientation: 'portrait',
  language: 'es',
  text: 'home',
  facts: ['built', 'bedrooms', 'bathrooms'],
  contact: 'agency',
  photos: [],
  plan: false,
  address: false,
  price: 'shown',
  qr: true,
}
const print = (id: string, part: Partial<PrintOptions> = {}, who = admin) =>
  server.call('createPrint', { token: who.token, params: { id }, body: { ...options, ...part } })
const linkOf = async (id: string, part: Partial<PrintOptions> = {}): Promise<string> =>
  (await print(id, part)).body.token

async function open(token: string): Promise<{ status: number; pdf: ReadPdf; disposition: string }> {
  const answer = await server.inject({ method: 'GET', url: `/api/v1/print/${token}/pdf/` })
  return {
    status: answer.statusCode,
    pdf: await readPdf(answer.rawPayload),
    disposition: String(answer.headers['content-disposition']),
  }
}
const words = (pdf: ReadPdf): string => pdf.text.replace(/\s+/g, ' ')

it('prints price, facts with units, energy, reference and the way to the page, fonts embedded', async () => {
  const { id, ref } = await published(server, admin)
  const { status, pdf, disposition } = await open(await linkOf(id))
  expect(status).toBe(200)
  const text = words(pdf)
  const brochure = (await open(await linkOf(id, { kind: 'brochure' }))).pdf
  expect(words(brochure)).toContain('Página 1 de 1')
  for (const part of [
    '€',
    'm²',
    'Habitaciones',
    'Certificado energético',
    ref,
    'Port Vell Immobles',
    'sin valor contractual',
    'llar.test/q/',
  ])
    expect(text).toContain(part)
  expect(pdf.pages).toHaveLength(1)
  expect(pdf.fonts.length).toBeGreaterThan(0)
  expect(pdf.fonts.every(({ embedded }) => embedded)).toBe(true)
  expect(pdf.info).toMatchObject({ Author: 'Port Vell Immobles', Language: 'es' })
  expect(disposition).toContain(`${ref}-cartel-A4.pdf`)
})

it('prints in four languages, on A4 and A3, upright and lying, as card and as brochure', async () => {
  const { id } = await published(server, admin)
  const said = {
    es: 'Habitaciones',
    en: 'Bedrooms',
    ca: 'Habitacions',
    de: 'Schlafzimmer',
  } as const
  for (const [language, word] of Object.entries(said) as [keyof typeof said, string][]) {
    const { pdf } = await open(
      await linkOf(id, {
        language,
        paper: language === 'en' ? 'A3' : 'A4',
        orientation: language === 'ca' ? 'landscape' : 'portrait',
        kind: language === 'de' ? 'brochure' : 'window',
      }),
    )
    expect(words(pdf)).toContain(word)
    const [page] = pdf.pages
    expect([Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)]).toEqual(
      { es: [595, 842], en: [842, 1191], ca: [842, 595], de: [595, 842] }[language],
    )
  }
})

it('never shows an address the agency hides, nor one that was not asked for: not in words, not in what the file says of itself', async () => {
  const street = { streetType: 'carrer', streetName: 'Secretíssim', number: '77' } as const
  const location = { ...complete.location, ...street, geoPrecision: 'exact' as const }
  const seen = async (addressVisibility: 'full' | 'street' | 'hidden', address: boolean) => {
    const { id } = await made(server, admin, {
      ...complete,
      location: { ...location, addressVisibility },
    })
    const answer = await server.inject({
      method: 'GET',
      url: `/api/v1/print/${await linkOf(id, { address, kind: 'brochure', facts: ['floor', 'built'] })}/pdf/`,
    })
    const pdf = await readPdf(answer.rawPayload)
    return (
      `${words(pdf)} ${JSON.stringify(pdf.info)} ${answer.rawPayload.toString('latin1')} ` +
      `${String(answer.headers['content-disposition'])}`
    )
  }
  expect(await seen('full', true)).toContain('Carrer Secretíssim, 77')
  const streetOnly = await seen('street', true)
  expect([
    streetOnly.includes('Carrer Secretíssim'),
    streetOnly.includes('Secretíssim, 77'),
  ]).toEqual([true, false])
  expect(await seen('hidden', true)).not.toContain('Secret')
  expect(await seen('full', false)).not.toContain('Secret')
})

it('offers the facts a home has in the order of the contract, with what they are called; one that is none is left out', async () => {
  const { id } = await published(server, admin, {
    ...complete,
    layout: { ...complete.layout, views: ['sea'], orientation: ['S'] },
    features: { pool: 'private', parkingSpaces: 2 },
  })
  const choice = (await server.call('getPrintChoice', { token: admin.token, params: { id } })).body
  expect(choice.facts).toEqual([
    'type',
    'built',
    'usable',
    'bedrooms',
    'bathrooms',
    'parking',
    'pool',
    'orientation',
    'views',
    'seaDistance',
    'condition',
  ])
  expect(choice.labels).toMatchObject({
    built: 'Construidos',
    views: 'Vistas',
    condition: 'Estado',
  })
  const text = words(
    (
      await open(
        await linkOf(id, {
          kind: 'brochure',
          facts: ['views', 'condition', 'noSuchFact', 'usable'],
        }),
      )
    ).pdf,
  )
  for (const part of ['Mar', 'Buen estado', '146 m²']) expect(text).toContain(part)
})

it('keeps owners, notes and private pictures off the paper', async () => {
  const { id } = await made(server, admin, {
    ...complete,
    mandate: { ...complete.mandate, owners: [{ name: 'Catalina Reservada' }] },
    texts: { ...complete.texts, internalNotes: 'Nota muy privada' },
  })
  const { pdf } = await open(await linkOf(id, { kind: 'brochure' }))
  expect(words(pdf)).not.toMatch(/Reservada|privada/)
})

it('lets 10,000 characters flow in a brochure and ends a card with a sentence', async () => {
  const { id } = await published(server, admin)
  const sentence = 'La casa mira al mar desde un jardín de pinos y guarda el fresco de sus muros. '
  const ownText = sentence.repeat(140).slice(0, 9_990).trim()
  const brochure = (await open(await linkOf(id, { kind: 'brochure', text: 'own', ownText }))).pdf
  expect(brochure.pages.length).toBeGreaterThan(2)
  expect(words(brochure).split('La casa mira').length - 1).toBe(
    ownText.split('La casa mira').length - 1,
  )
  const card = (await open(await linkOf(id, { text: 'own', ownText }))).pdf
  expect(card.pages).toHaveLength(1)
  expect(words(card)).toMatch(/muros\. (?!La casa)/)
  const unbroken = (
    await open(await linkOf(id, { kind: 'brochure', text: 'own', ownText: 'x'.repeat(10_000) }))
  ).pdf
  expect(words(unbroken).replaceAll(/[^x]/g, '').length).toBeGreaterThan(9_900)
})

it('takes the price off when it is to be asked for, and leaves out photos that are gone', async () => {
  const { id } = await published(server, admin)
  const { pdf } = await open(
    await linkOf(id, { price: 'onRequest', photos: ['01890000-0000-7000-8000-000000000000'] }),
  )
  expect(words(pdf)).toContain('Precio a consultar')
  expect(words(pdf)).not.toMatch(/\d €/)
})

it('opens a link for its time only, for its record only, and not when a letter was changed', async () => {
  const { id } = await published(server, admin)
  const token = await linkOf(id)
  expect((await server.call('readPrint', { params: { printToken: token } })).body).toMatchObject({
    propertyId: id,
    kind: 'window',
    paper: 'A4',
  })
  const changed = `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`
  expect(await server.call('readPrint', { params: { printToken: changed } })).toMatchObject({
    status: 404,
    body: { message: 'Este enlace no es válido o ha caducado' },
  })
  const other = await published(server, admin)
  const order = (
    await server.db
      .selectFrom('print_order')
      .select('id')
      .where('property_id', '=', id)
      .executeTakeFirstOrThrow()
  ).id
  const crossed = await server.deps.links.sign({
    purpose: 'print',
    id: other.id,
    options: { order },
    expiresAt: new Date(moment.getTime() + 60_000),
  })
  expect((await server.call('readPrint', { params: { printToken: crossed } })).status).toBe(404)
  const foreign = await server.deps.links.sign({
    purpose: 'visit',
    id,
    options: { order },
    expiresAt: new Date(moment.getTime() + 60_000),
  })
  expect((await server.call('downloadPrint', { params: { printToken: foreign } })).status).toBe(404)
  moment = new Date(Date.now() + 31 * 86_400_000)
  expect((await server.call('readPrint', { params: { printToken: token } })).status).toBe(404)
  moment = new Date()
})

it('a choice that a later version wrote waits for it: its link is good', async () => {
  const { id } = await published(server, admin)
  const params = { printToken: await linkOf(id) }
  await sql`update print_order set options = options || '{"kind": "banner"}'
    where property_id = ${id}::uuid`.execute(server.db)
  expect((await server.call('readPrint', { params })).status).toBe(503)
  expect((await server.call('downloadPrint', { params })).status).toBe(503)
})

it('prints nothing of another agency, and remembers what each person chose', async () => {
  const { id } = await published(server, admin)
  const stranger = await server.register()
  expect((await print(id, {}, stranger)).status).toBe(404)
  expect(
    (await server.call('previewPrint', { token: stranger.token, params: { id }, body: options }))
      .status,
  ).toBe(404)
  expect(
    (
      await server.call('createQrSheet', {
        token: stranger.token,
        body: { propertyIds: [id], perPage: 4, language: 'es' },
      })
    ).status,
  ).toBe(404)
  await print(id, { kind: 'brochure', paper: 'A3', language: 'de', title: 'Haus am Meer' })
  const again = (await server.call('getPrintChoice', { token: admin.token, params: { id } })).body
  expect(again.options).toMatchObject({
    kind: 'brochure',
    paper: 'A3',
    language: 'de',
    title: 'Haus am Meer',
  })
  const next = await published(server, admin)
  const { options: first } = (
    await server.call('getPrintChoice', { token: admin.token, params: { id: next.id } })
  ).body
  expect(first).toMatchObject({ kind: 'brochure', paper: 'A3', language: 'de' })
  expect(first.title).toBeUndefined()
})
