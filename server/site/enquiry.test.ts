import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Lead, Site } from '../../generated/model/index.ts'
import { buildApp } from '../app.ts'
import { publishedSite } from '../modules/site/site.fixture.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { Sent } from './entry.ts'
import { serveSites } from './index.ts'

let server: TestServer
let app: FastifyInstance
let admin: Person
let site: Site
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portvell Immobles' })
  site = await publishedSite(server, admin)
  app = await buildApp(server.deps, { withPages: false })
  await app.register(async (sites) =>
    serveSites(sites, server.deps, {
      queryOf: () => ({}),
      count: () => {},
      renderer: {
        // The page is what it was given to draw: how it looks is the face's own matter.
        render: async ({ sent }) => ({
          kind: 'page',
          status: sent?.status ?? 200,
          lang: 'es',
          isWhole: true,
          read: null,
          page: { html: JSON.stringify(sent), style: '' },
        }),
        share: async () => null,
        siteMap: () => '',
      },
    }),
  )
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const SECTION = '0192c0de-0000-7000-8000-000000000001'
const FIELDS = {
  path: '/contacto/',
  section: SECTION,
  kind: 'question',
  firstName: 'Ana Pons',
  email: 'ana@correo.example',
  message: 'Busco una casa con patio.',
  consent: '1',
}
let asked = 0
const send = (
  payload: string,
  { to = 'contacto', ip = `203.0.113.${(asked += 1)}`, type = '' } = {},
) =>
  app.inject({
    method: 'POST',
    url: `/w/${site.slug}/${to}`,
    remoteAddress: ip,
    headers: { 'content-type': type || 'application/x-www-form-urlencoded' },
    payload,
  })
const form = (fields: Record<string, string | undefined>): string =>
  String(new URLSearchParams(JSON.parse(JSON.stringify(fields)) as Record<string, string>))
const newest = async (): Promise<Lead | undefined> =>
  (await server.call('listLeads', { token: admin.token, query: {} })).body.items[0]
const keptIn = ({ body }: { body: string }) => JSON.parse(body) as Sent

describe('a form that cannot be taken is shown again with its words', () => {
  it('without consent, which is what it says is missing', async () => {
    const reply = await send(form({ ...FIELDS, consent: undefined }))
    expect(reply.statusCode).toBe(400)
    const { section, values, errors } = keptIn(reply)
    expect([section, Object.keys(errors)]).toEqual([SECTION, ['consent']])
    expect(values).toMatchObject({ firstName: 'Ana Pons', message: FIELDS.message })
    expect(await newest()).toBeUndefined()
  })

  it('the eleventh in ten minutes, which says when it is worth another try', async () => {
    const one = (n: number) =>
      send(form({ ...FIELDS, message: `Carta ${n}`, email: `a${n}@correo.example` }), {
        ip: '198.51.100.7',
      })
    for (let n = 1; n <= 10; n += 1) {
      const { statusCode, headers } = await one(n)
      expect([n, statusCode, headers.location]).toEqual([
        n,
        303,
        `/w/${site.slug}/contacto/?ok=${SECTION}#thanks-${SECTION}`,
      ])
    }
    const late = await one(11)
    expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
    const { values, errors } = keptIn(late)
    expect(values.message).toBe('Carta 11')
    expect(errors['']).toMatch(/\S+/)
    expect((await newest())?.message).toBe('Carta 10')
  })
})

it('what is sent to `valoracion` asks for a valuation, unless it says what it asks', async () => {
  const home = { ...FIELDS, kind: undefined, message: undefined }
  for (const [at, [to, kind, stored]] of (
    [
      ['valoracion', undefined, 'valuation'],
      ['de/valoracion', 'x', 'valuation'],
      ['valoracion', 'question', 'question'],
      ['en/contacto', undefined, 'question'],
    ] as const
  ).entries()) {
    const address = `Carrer Nou, ${at}`
    const { statusCode } = await send(form({ ...home, kind, address }), { to })
    expect([to, statusCode]).toEqual([to, 303])
    expect(await newest()).toMatchObject({ kind: stored, message: address })
  }
  expect((await send(form(home), { to: 'valoraciones' })).statusCode).toBe(404)
})

describe('a multipart form', () => {
  const type = 'multipart/form-data; boundary=b'
  const part = (name: string, text: string, more = '') =>
    `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`

  it('is read as the same fields, and its files are nobody’s', async () => {
    const parts = Object.entries({ ...FIELDS, message: 'Äpfel & Öl' }).map(([n, t]) => part(n, t))
    const file = part('message', 'x', '; filename="a.txt"\r\ncontent-type: text/plain')
    const reply = await send(`${file}${parts.join('')}--b--\r\n`, { type })
    expect(reply.statusCode).toBe(303)
    expect(await newest()).toMatchObject({ firstName: 'Ana Pons', message: 'Äpfel & Öl' })
  })

  it('that is none, or too large, is told so in words', async () => {
    for (const [payload, told, status] of [
      ['no parts', type, 415],
      [part('message', 'cut'), type, 415],
      ['x', 'multipart/form-data', 415],
      [`${part('message', 'x'.repeat(70_000))}--b--\r\n`, type, 413],
    ] as const) {
      const { statusCode, body } = await send(payload, { type: told })
      expect([payload.slice(0, 20), statusCode]).toEqual([payload.slice(0, 20), status])
      expect(body).toContain('<h1>')
    }
  })
})
