import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportRun, LabReport } from '../../../../generated/model/index.ts'
import { startFeeds, type Feeds } from '../feed/feeds.fixture.ts'
import { exportFile, exportHome, webFeed, webHome } from '../inmovilla/fixture.ts'
import { feed } from '../kyero/fixture.ts'
import { resalesFile, resalesHome } from '../resales/fixture.ts'
import { laboratory } from './attempt.fixture.ts'
import { KINDS } from './corpus.fixture.ts'

let feeds: Feeds
let attempt: ReturnType<typeof laboratory>['attempt']
beforeAll(async () => {
  feeds = await startFeeds()
  attempt = laboratory(feeds).attempt
})
afterAll(() => feeds.close())

const json = (value: unknown): string => JSON.stringify(value, null, 1)
const idealista = (...homes: object[]): string =>
  json({
    customerCountry: 'Spain',
    customerReference: 'x',
    customerSendDate: '2026/11/01 10:00:00',
    customerProperties: homes,
  })
const idealistaHome = (id: string, more: object = {}) => ({
  propertyCode: id,
  propertyReference: `REF-${id}`,
  propertyOperation: { operationType: 'sale', operationPrice: 300_000 },
  propertyAddress: { addressStreetName: 'Major', addressTown: 'Inca', addressCountry: 'Spain' },
  propertyFeatures: {
    featuresType: 'flat',
    featuresAreaConstructed: 90,
    featuresBathroomNumber: 1,
    featuresBedroomNumber: 2,
  },
  ...more,
})
const reso = (...value: object[]): string =>
  json({ '@odata.context': 'https://x.example/$metadata#Property', value })
const resoHome = (id: string, more: object = {}) => ({
  ListingKey: id,
  ListingId: `REF-${id}`,
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  PropertySubType: 'Apartment',
  ListPrice: 300_000,
  City: 'Inca',
  Country: 'ES',
  ...more,
})

/** Two good homes of each feed, and the same with nothing said of what the second one is. */
const FEEDS: [string, () => string, () => string, empty: string][] = [
  [
    'kyero',
    () => feed([feeds.home('a', { images: '' }), feeds.home('b', { images: '' })]),
    () => feed([feeds.home('a', { images: '' }), feeds.home('b', { images: '', type: '' })]),
    feed(['<!-- <property> <price_freq> <surface_area> <town> -->']),
  ],
  [
    'idealista',
    () => idealista(idealistaHome('a'), idealistaHome('b')),
    () => idealista(idealistaHome('a'), idealistaHome('b', { propertyFeatures: {} })),
    `${idealista().slice(0, -2)},"propertyOperation":{},"propertyAddress":{}}`,
  ],
  [
    'inmovilla_web',
    () => webFeed([webHome('1'), webHome('2', { ref: 'X' })]),
    () => webFeed([webHome('1'), webHome('2', { tipo_ofer: '' })]),
    '<propiedades><!-- <tipo_ofer> <precioinmo> --></propiedades>',
  ],
  [
    'inmovilla_export',
    () => exportFile([exportHome('1'), exportHome('2', { ofertas_ref: 'X' })]),
    () => exportFile([exportHome('1'), exportHome('2', { tipo_tipo_ofer: '' })]),
    '<root><!-- <datos> <ofertas_cod_ofer> <ofertas_precioinmo> --></root>',
  ],
  [
    'resales',
    () => resalesFile([resalesHome('1'), resalesHome('2')]),
    () => resalesFile([resalesHome('1'), resalesHome('2', { type: '', subType: '' })]),
    '<root><!-- <referenceId> <commission> <saleDetails> <property> --></root>',
  ],
  [
    'reso',
    () => reso(resoHome('1'), resoHome('2')),
    () => reso(resoHome('1'), resoHome('2', { PropertyType: null, PropertySubType: null })),
    '{"value": [], "not": {"ListingKey": 1, "StandardStatus": "x", "ListPrice": 1}}',
  ],
]

describe.each(FEEDS)('%s', (dialect, good, hollow, empty) => {
  it('is recognised, read, and brought in without naming its format', async () => {
    const token = await feeds.agency()
    const report = await attempt(token, good())
    expect(report).toMatchObject({ dialect, isReadable: true, homes: 2, refused: 0, failure: null })
    expect(report.would).toMatchObject({ created: 2, errors: 0 })
    const { status, body } = await feeds.server.call('createImport', {
      token,
      body: {},
      files: [{ field: 'file', filename: 'f', mime: 'text/plain', content: Buffer.from(good()) }],
    })
    expect(status, JSON.stringify(body)).toBe(202)
    await feeds.server.runJobs()
    const run = await feeds.read(token, (body as ImportRun).id)
    expect(run).toMatchObject({ provider: dialect, status: 'done', totals: report.would })
    // The same again changes nothing, and what it did can be undone.
    const again = await attempt(token, good())
    expect(again.would).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(again.sourceName).toBe(run.sourceName)
    await feeds.undo(token, run.id)
    expect((await feeds.portfolio(token)).items).toEqual([])
  })

  it('that is broken says how: cut off, hollow, empty', async () => {
    const token = await feeds.agency()
    const cut: LabReport = await attempt(token, good().slice(0, -12))
    expect(cut).toMatchObject({ dialect, would: null })
    expect(cut.failure).toMatch(/no es (XML|JSON) correcto \(línea \d+\)/)
    expect(cut.issues[0]?.excerpt.length).toBeGreaterThan(0)

    const lacks = await attempt(token, hollow())
    expect(lacks).toMatchObject({ dialect, homes: 2, refused: 1, would: { created: 1 } })
    expect(lacks.issues.find(({ severity }) => severity === 'error')?.lines[0]).toBeGreaterThan(0)

    const none = await attempt(token, empty)
    expect(none).toMatchObject({ dialect, homes: 0 })
    expect(none.held).toMatch(/ningún inmueble|no es de/)
    expect((await feeds.portfolio(token)).items).toEqual([])
  })
})

const ONLY_KNOWN = ['website_json', 'openimmo', 'trovit', 'google_rss']

it.each(KINDS.filter(([dialect]) => ONLY_KNOWN.includes(dialect)))(
  '%s is known for what it is, and not brought in',
  async (dialect, bytes) => {
    const token = await feeds.agency()
    expect(await attempt(token, bytes)).toMatchObject({ dialect, isReadable: false, would: null })
    const file = { field: 'file', filename: 'f', mime: 'text/plain', content: bytes }
    const sent = await feeds.server.call('createImport', { token, body: {}, files: [file] })
    expect(sent).toMatchObject({ status: 400, body: { file: expect.stringContaining(dialect) } })
  },
)

it.each([
  ['a table', 'ref;tipo;precio\n1;Piso;2\n', /tabla/],
  ['a web page', '<!doctype html><html></html>', /página web/],
  ['nothing we know', '<a><b/></a>', /laboratorio/],
])('%s is refused at the file, in a sentence', async (_what, text, words) => {
  const token = await feeds.agency()
  const file = { field: 'file', filename: 'f', mime: 'text/plain', content: Buffer.from(text) }
  const sent = await feeds.server.call('createImport', { token, body: {}, files: [file] })
  expect(sent).toMatchObject({ status: 400, body: { file: expect.stringMatching(words) } })
})
