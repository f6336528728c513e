import jsQR from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../../testing/pdf.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { made, published } from '../../property/testing/homes.fixture.ts'
import { drawQr } from '../../../ports/pdf/qr.ts'
import { newCode, readCode } from './code.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
})
afterAll(() => server.close())

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
  'like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const scan = (code: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url: `/q/${code}`, headers: { 'user-agent': PHONE, ...headers } })
const codeOf = async (id: string, place: 'board' | 'card' = 'board', label?: string) =>
  (
    await server.call('createQrCode', {
      token: admin.token,
      params: { id },
      body: { place, ...(label === undefined ? {} : { label }) },
    })
  ).body
const totals = async (id: string) =>
  (await server.call('listQrCodes', { token: admin.token, params: { id } })).body.items.map(
    ({ total }) => total,
  )

it('makes codes without letters that look alike, and reads them as people type them', () => {
  const codes = Array.from({ length: 500 }, newCode)
  expect(new Set(codes).size).toBe(500)
  expect(codes.every((code) => /^[2-9A-HJKMNP-Z]{8}$/.test(code))).toBe(true)
  expect([
    readCode(' abcd2345 '),
    readCode('ABCD234'),
    readCode('ABCDO345'),
    readCode("a' or 1=1"),
  ]).toEqual(['ABCD2345', null, null, null])
})

it('draws codes that a reader reads', async () => {
  const { path, modules } = drawQr('https://www.llar.example/q/ABCD2345')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${modules} ${modules}" ` +
    `width="${modules * 6}" height="${modules * 6}">` +
    `<rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
    'https://www.llar.example/q/ABCD2345',
  )
})

it('leads to the page in the language of the browser, and counts people alone', async () => {
  const { id } = await published(server, admin)
  const { code, url } = await codeOf(id)
  expect(url).toBe(`http://llar.test/q/${code}`)
  const answer = await scan(code.toLowerCase(), { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' })
  expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([
    302,
    `/de/inmueble/${id}`,
    'no-store',
  ])
  expect((await scan(code)).headers['location']).toBe(`/inmueble/${id}`)
  await scan(code, {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  await scan(code, { 'user-agent': 'WhatsApp/2.24.20 A' })
  await scan(code, { 'user-agent': 'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)' })
  await scan(code, {
    'user-agent':
      'Mozilla/5.0 (Linux; Android 10; K) Chrome/140 (compatible; Mediapartners-Google/2.1)',
  })
  await scan(code, { 'user-agent': '' })
  await scan(code, { 'sec-purpose': 'prefetch;prerender' })
  await scan(code, {}, 'HEAD')
  expect(await totals(id)).toEqual([2])
  for (let time = 0; time < 20; time += 1) await scan(code)
  expect((await totals(id))[0]).toBeLessThanOrEqual(6)
  const { body } = await server.call('getPropertyFigures', {
    token: admin.token,
    params: { id },
    query: { weeks: 1 },
  })
  expect(body.weeks[0]?.scans).toBe((await totals(id))[0])
  expect(
    await server.db.introspection
      .getTables()
      .then((tables) =>
        tables.find(({ name }) => name === 'qr_scan')?.columns.map(({ name }) => name),
      ),
  ).toEqual(['code', 'day', 'count'])
})

it('never ends: sold, archived or never shown, and says so when it is nobody’s', async () => {
  const home = await published(server, admin)
  const { code } = await codeOf(home.id)
  await server.call('archiveProperty', { token: admin.token, params: { id: home.id } })
  expect((await scan(code)).headers['location']).toBe(`/inmueble/${home.id}`)
  expect((await server.call('getListing', { params: { id: home.id } })).status).toBe(410)
  const draft = await made(server, admin)
  expect((await scan((await codeOf(draft.id)).code)).headers['location']).toBe(
    '/busqueda/venta/soller',
  )
  const lost = await scan('ABCD2345', { 'accept-language': 'ca' })
  expect([lost.statusCode, lost.body.includes('No coneixem aquest codi')]).toEqual([404, true])
})

it('gives a place the same code again, others their own, and shows them to who may read the home', async () => {
  const { id } = await published(server, admin)
  const first = await codeOf(id)
  expect((await codeOf(id)).code).toBe(first.code)
  expect((await codeOf(id, 'board', ' Carrer   Major ')).label).toBe('Carrer Major')
  expect((await codeOf(id, 'card')).code).not.toBe(first.code)
  const stranger = await server.register()
  expect((await server.call('listQrCodes', { token: stranger.token, params: { id } })).status).toBe(
    404,
  )
  expect(
    (
      await server.call('createQrCode', {
        token: stranger.token,
        params: { id },
        body: { place: 'board' },
      })
    ).status,
  ).toBe(404)
  expect(await totals(id)).toEqual([0, 0, 0])
})

it('prints sheets of 1, 2, 4 and 8 cards with the codes of the homes', async () => {
  const homes = [
    await published(server, admin),
    await published(server, admin),
    await made(server, admin),
  ]
  for (const [perPage, pages] of [
    [1, 3],
    [2, 2],
    [4, 1],
    [8, 1],
  ] as const) {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/v1/print/sheet/',
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { propertyIds: homes.map(({ id }) => id), perPage, language: 'en', price: true },
    })
    const pdf = await readPdf(answer.rawPayload)
    expect(pdf.pages).toHaveLength(pages)
    for (const { id, ref } of homes) {
      const { code } = await codeOf(id)
      expect(pdf.text).toContain(code)
      expect(pdf.text).toContain(ref)
    }
  }
})
