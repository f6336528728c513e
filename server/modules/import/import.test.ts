import http from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportItemPage, ImportRun, Property, PropertyPage } from '../../../generated/model/index.ts'
import { startRig, type Rig } from '../../testing/rig.ts'
import { sweepFeeds } from './files.ts'
import { feed, home as plainHome } from './kyero/fixture.ts'

/** Without a picture unless told: an address that does not answer costs a test seconds. */
const home = (id: string, tags: Record<string, string> = {}): string => plainHome(id, { images: '', ...tags })

let rig: Rig
let pictures: http.Server
let base: string
let picture: Buffer

beforeAll(async () => {
  rig = await startRig()
  rig.deps.config.privateHosts = true
  picture = await sharp({ create: { width: 1300, height: 900, channels: 3, background: '#88aacc' } }).jpeg().toBuffer()
  pictures = http.createServer((request, response) => {
    if (request.url?.includes('gone')) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
  })
  await new Promise<void>(done => pictures.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`
})

afterAll(async () => {
  await rig.close()
  pictures.close()
})

const agency = async (): Promise<string> => (await rig.register({ role: 'ADMIN' })).token

/** Uploads a feed and waits for the run and its pictures. */
async function run(token: string, xml: string, dryRun = false): Promise<ImportRun> {
  const files = [{ field: 'file', filename: 'kyero.xml', mime: 'text/xml', content: Buffer.from(xml) }]
  const { status, body } = await rig.call('createImport', { body: { provider: 'kyero', dryRun }, files, token })
  expect(status).toBe(202)
  await rig.runJobs()
  return read(token, (body as ImportRun).id)
}
const read = async (token: string, id: string): Promise<ImportRun> => (await rig.call('getImport', { params: { id }, token })).body as ImportRun
const report = async (token: string, id: string): Promise<ImportItemPage> =>
  (await rig.call('listImportItems', { params: { id }, query: { limit: 100 }, token })).body as ImportItemPage
/** Id of the home with a reference. */
const idOf = async (token: string, ref: string): Promise<string> => (await portfolio(token)).items.find(item => item.ref === ref)?.id ?? 'missing'
const portfolio = async (token: string): Promise<PropertyPage> => (await rig.call('listProperties', { token, query: { limit: 100 } })).body as PropertyPage
const open = async (token: string, id: string): Promise<Property> => (await rig.call('getProperty', { params: { id }, token })).body as Property
const with2 = (tags: Record<string, string> = {}): string =>
  feed([home('a', tags), home('b', { town: 'Palma', images: `<image id="1"><url>${base}/01 a.jpg</url></image><image id="2"><url>${base}/gone.jpg</url></image>` })])

describe('a run', () => {
  it('creates the homes, publishes them, fetches their pictures, and reports', async () => {
    const token = await agency()
    const done = await run(token, with2())
    expect(done).toMatchObject({ status: 'done', canUndo: true, totals: { received: 2, created: 2, errors: 0 } })
    const { items } = await portfolio(token)
    expect(items.map(item => [item.ref, item.status])).toEqual(expect.arrayContaining([['REF-a', 'active'], ['REF-b', 'active']]))
    const b = await open(token, await idOf(token, 'REF-b'))
    expect(b.media).toHaveLength(1)
    expect(b.source).toBe('OTHER')
    expect(b.externalIds).toContainEqual({ system: 'kyero', id: 'b' })
  })

  it('changes nothing the second time', async () => {
    const token = await agency()
    await run(token, with2())
    const before = (await portfolio(token)).items
    expect((await run(token, with2())).totals).toMatchObject({ received: 2, created: 0, updated: 0, unchanged: 2 })
    expect((await portfolio(token)).items).toEqual(before)
  })

  it('takes a new price and keeps what the agent added', async () => {
    const token = await agency()
    await run(token, with2())
    const id = await idOf(token, 'REF-a')
    const mine = await open(token, id)
    await rig.call('updateProperty', { params: { id }, token, body: { version: mine.version, layout: { ...mine.layout, usable: 120 } } })
    const done = await run(token, with2({ price: '650000' }))
    expect(done.totals).toMatchObject({ updated: 1, unchanged: 1 })
    const after = await open(token, id)
    expect(after.basics.offers[0]?.price).toBe(65_000_000)
    expect(after.layout).toMatchObject({ built: 145, usable: 120 })
    expect((await report(token, done.id)).items.find(item => item.externalId === 'a')?.changed).toEqual(['basics.offers'])
  })

  it('tries everything and changes nothing in a dry run', async () => {
    const token = await agency()
    const done = await run(token, with2(), true)
    expect(done).toMatchObject({ status: 'done', dryRun: true, canUndo: false, totals: { created: 2 } })
    expect((await portfolio(token)).total).toBe(0)
  })

  it('imports a home of another region, marked outside the area, and shows it to the public', async () => {
    const token = await agency()
    await run(token, feed([home('a', { town: 'Torrevieja', province: 'Alicnate', location: '<latitude>37.97</latitude><longitude>-0.68</longitude>' })]))
    const found = await open(token, await idOf(token, 'REF-a'))
    expect(found).toMatchObject({ status: 'active', outsideArea: true })
    expect((await rig.call('getListing', { params: { id: found.id } })).status).toBe(200)
  })

  it('gives a home another reference when its own is taken, and says so', async () => {
    const token = await agency()
    await rig.call('createProperty', { token, body: { basics: { type: 'vivienda', ref: 'REF-a', offers: [{ operation: 'V' }] } } })
    const done = await run(token, with2())
    const line = (await report(token, done.id)).items.find(item => item.externalId === 'a')
    expect(line?.action).toBe('created')
    expect(line?.issues.some(issue => issue.field === 'ref')).toBe(true)
  })

  it('lets one bad home not stop the others, and reports it in the language asked', async () => {
    const token = await agency()
    const done = await run(token, feed([home('a', { type: 'Spaceship' }), home('b')]))
    expect(done.totals).toMatchObject({ created: 1, skipped: 1 })
    const { body } = await rig.call('listImportItems', { params: { id: done.id }, token, lang: 'de' })
    expect(JSON.stringify(body)).toContain('Objektart')
  })

  it('makes one home of the same id twice', async () => {
    const token = await agency()
    expect((await run(token, feed([home('a'), home('a')]))).totals).toMatchObject({ received: 1, created: 1 })
  })
})

describe('the gate: nothing is changed and the reason is said', () => {
  it.each([
    ['an empty feed', feed([])], ['a broken file', feed([home('a'), home('b')]).slice(0, -20)], ['another format', '<xml><a/></xml>'],
    ['no XML', 'PK not xml'], ['an outer entity', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><root><property><id>&x;</id></property></root>'],
    ['half of the homes', feed([home('a')])],
  ])('%s', async (_name, xml) => {
    const token = await agency()
    await run(token, with2())
    const before = (await portfolio(token)).items
    const done = await run(token, xml)
    expect(done.status).toBe('rejected')
    expect(done.rejectedReason).toMatch(/No se ha cambiado nada/)
    expect((await portfolio(token)).items).toEqual(before)
  })
})

describe('homes that are gone from the feed', () => {
  const many = (ids: string[]): string => feed(ids.map(id => home(id)))
  const ids = ['a', 'b', 'c', 'd', 'e']

  it('withdraws only after two different good files, and brings back what returns', async () => {
    const token = await agency()
    await run(token, many(ids))
    const lacking = many(ids.slice(1))
    expect((await run(token, lacking)).totals.removed).toBe(0)
    expect((await run(token, lacking)).totals.removed).toBe(0)
    expect((await run(token, many(ids.slice(1).reverse()))).totals.removed).toBe(1)
    const state = async (): Promise<string | undefined> => (await portfolio(token)).items.find(item => item.ref === 'REF-a')?.status
    expect(await state()).toBe('withdrawn')
    expect((await run(token, many(ids))).totals.updated).toBe(1)
    expect(await state()).toBe('active')
  })
})

describe('undo', () => {
  it('takes away what the run made and puts back what it changed', async () => {
    const token = await agency()
    await run(token, with2())
    const second = await run(token, feed([home('a', { price: '1' }), home('b'), home('c')]))
    expect(second.totals).toMatchObject({ created: 1 })
    expect((await rig.call('undoImport', { params: { id: second.id }, token })).status).toBe(200)
    await rig.runJobs()
    expect((await read(token, second.id)).status).toBe('rolled_back')
    const { items } = await portfolio(token)
    expect(items.map(item => item.ref).sort()).toEqual(['REF-a', 'REF-b'])
    expect(items.find(item => item.ref === 'REF-a')?.price).toBe(68_500_000)
    expect((await run(token, with2())).totals).toMatchObject({ created: 0 })
  })

  it('waits for a run that is under way, which would make anew what it takes away', async () => {
    const token = await agency()
    const first = await run(token, with2())
    const files = [{ field: 'file', filename: 'kyero.xml', mime: 'text/xml', content: Buffer.from(with2({ beds: '4' })) }]
    await rig.call('createImport', { body: { provider: 'kyero' }, files, token })
    expect((await rig.call('undoImport', { params: { id: first.id }, token })).status).toBe(406)
    await rig.runJobs()
  })

  it('leaves alone what somebody changed since, and only the newest run can be undone', async () => {
    const token = await agency()
    const first = await run(token, with2())
    const id = await idOf(token, 'REF-a')
    const mine = await open(token, id)
    await rig.call('updateProperty', { params: { id }, token, body: { version: mine.version, layout: { ...mine.layout, usable: 120 } } })
    const second = await run(token, with2({ beds: '4' }))
    const refused = await rig.call('undoImport', { params: { id: first.id }, token })
    expect([refused.status, Object.keys(refused.body as object)]).toEqual([406, ['detail']])
    await rig.call('undoImport', { params: { id: second.id }, token })
    await rig.runJobs()
    expect((await open(token, id)).layout).toMatchObject({ bedrooms: 3, usable: 120 })
    await rig.call('undoImport', { params: { id: first.id }, token })
    await rig.runJobs()
    expect((await portfolio(token)).items.map(item => item.ref)).toContain('REF-a')
  })
})

it('is the business of an ADMIN of the agency', async () => {
  const token = await agency()
  const { id } = await run(token, with2())
  const stranger = await agency()
  for (const operation of ['getImport', 'listImportItems', 'undoImport'] as const) {
    expect((await rig.call(operation, { params: { id }, token: stranger })).status).toBe(404)
  }
})

it('keeps a feed while its run can be undone, and no upload that a crash cut off', async () => {
  const day = 86_400_000
  const token = await agency()
  const { id } = await run(token, feed([home('kept')]))
  const { file_key } = await rig.db.selectFrom('import_run').select('file_key').where('id', '=', id).executeTakeFirstOrThrow()
  const { key: cutOff } = await rig.deps.files.put(Buffer.from('half a feed'))
  const sweepIn = (ms: number) => sweepFeeds({ ...rig.deps, now: () => new Date(Date.now() + ms) })
  await sweepIn(0)
  expect([await rig.deps.files.exists(file_key), await rig.deps.files.exists(cutOff)]).toEqual([true, true])
  await sweepIn(2 * 3_600_000)
  expect([await rig.deps.files.exists(file_key), await rig.deps.files.exists(cutOff)]).toEqual([true, false])
  await sweepIn(31 * day)
  expect(await rig.deps.files.exists(file_key)).toBe(false)
})

it('answers 400 to a cursor that only looks like one of ours', async () => {
  const token = await agency()
  const forged = (place: unknown): string => Buffer.from(JSON.stringify(place)).toString('base64url')
  const at = '2026-01-01T10:00:00.000Z'
  for (const place of [{ at, id: '-'.repeat(36) }, { at: '2026-99-99T99:99:99Z', id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b' }, { at }, [], 1]) {
    const { status, body } = await rig.call('listImports', { token, query: { cursor: forged(place) } })
    expect([status, Object.keys(body)], JSON.stringify(place)).toEqual([400, ['cursor']])
  }
})
