import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mounted } from '../testing/mounted.ts'
import { conflict, forbidden, HttpError, notAcceptable, notFound } from './errors.ts'
import type { Input } from './handler.ts'

let app: FastifyInstance
let close: () => Promise<void>
const failures: Record<string, () => unknown> = {
  notFound: () => notFound('en'),
  forbidden,
  notAcceptable: () => notAcceptable('No se puede'),
  conflict: () => conflict({}, 'x'),
  error: () => {
    throw new Error('secret password of somebody')
  },
  range: () => {
    throw Object.assign(new Error('value "secret" out of range'), {
      severity: 'ERROR',
      code: '22003',
    })
  },
  away: () => {
    throw Object.assign(new Error('no'), { severity: 'FATAL', code: '57P01' })
  },
}
let failure = 'error'
let answer: unknown = {}

beforeAll(async () => {
  const made = await mounted({
    echo: async ({ body }: Input) => ({ body }),
    find: async ({ query }: Input) => query,
    item: async ({ params }: Input) => params,
    fail: async () => failures[failure]?.(),
    strict: async () => answer,
    empty: async () => undefined,
    file: async () => ({
      stream: Readable.from(['abc']),
      contentType: 'text/plain',
      filename: 'añ b.txt',
      size: 3,
    }),
    stream: async ({ headers }: Input) => ({
      stream: Readable.from([JSON.stringify(headers)]),
      contentType: 'text/event-stream',
      headers: { 'x-accel-buffering': 'no' },
    }),
  })
  app = made.app
  close = made.close
})
afterAll(() => close())

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers })

describe('paths and methods', () => {
  test('the last slash may be missing', async () => {
    expect((await get('/api/v1/find')).statusCode).toBe(200)
    expect((await get('/api/v1/find/')).statusCode).toBe(200)
  })
  test('another method is 405 with Allow and the catalogue’s error field', async () => {
    const reply = await app.inject({ method: 'PUT', url: '/api/v1/find/' })
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(Object.keys(reply.json())).toEqual(['error'])
    const headers = { 'accept-language': 'de' }
    const german = await app.inject({ method: 'PUT', url: '/api/v1/find/', headers })
    expect(german.json()).toEqual({ error: 'Methode nicht erlaubt' })
  })
  test('OPTIONS says which methods there are, and nothing more', async () => {
    const reply = await app.inject({ method: 'OPTIONS', url: '/api/v1/find' })
    expect([reply.statusCode, reply.headers.allow, reply.body]).toEqual([
      204,
      'GET, HEAD, OPTIONS',
      '',
    ])
  })
  test('an operation that goes says since when, until when and whom to ask instead', async () => {
    expect((await get('/api/v1/old/')).headers).toMatchObject({
      deprecation: '@1795219200',
      sunset: 'Fri, 21 May 2027 00:00:00 GMT',
      link: '</api/v1/item/{id}/>; rel="successor-version"',
    })
    expect((await get('/api/v1/find/')).headers['deprecation']).toBeUndefined()
  })
  test('HEAD answers as GET without a body, OPTIONS names the methods', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/api/v1/find/' })
    expect([head.statusCode, head.payload]).toEqual([200, ''])
    const options = await app.inject({ method: 'OPTIONS', url: '/api/v1/echo' })
    expect([options.statusCode, options.headers.allow]).toEqual([204, 'POST, OPTIONS'])
  })
  test.each(['/api/v1/none/', '/api/v1/item/%ZZ/', `/api/v1/item/${'x'.repeat(400)}/`])(
    '%s is a plain 4xx',
    async (url) => {
      const reply = await get(url)
      expect(reply.statusCode).toBeGreaterThanOrEqual(400)
      expect(reply.statusCode).toBeLessThan(500)
      expect(Object.keys(reply.json())).toEqual(['error'])
    },
  )
})

describe('who may call', () => {
  test.each([
    ['/api/v1/mine/', undefined, 401],
    ['/api/v1/mine/', 'Token wrong', 401],
    ['/api/v1/mine/', 'Token STAFF', 200],
    ['/api/v1/mine/', 'Bearer STAFF', 200],
    ['/api/v1/mine/', 'STAFF', 200],
    ['/api/v1/admin/', 'Token ADMIN', 200],
    ['/api/v1/admin/', undefined, 401],
    ['/api/v1/find/', 'Token wrong', 200],
  ])('%s with %s is %i', async (url, authorization, status) => {
    expect((await get(url, authorization ? { authorization } : {})).statusCode).toBe(status)
  })
  test('the wrong role gets the catalogue’s 403', async () => {
    const reply = await get('/api/v1/admin/', { authorization: 'Token STAFF' })
    expect([reply.statusCode, reply.json()]).toEqual([403, { message: 'Acceso no autorizado' }])
  })
})

describe('path and query', () => {
  test('texts become what the contract wants', async () => {
    const reply = await get('/api/v1/find/?limit=5&on=true&type=A&type=B&q=')
    expect(reply.json()).toEqual({ limit: 5, on: true, type: ['A', 'B'] })
    expect((await get('/api/v1/find/?type=A,B')).json()).toEqual({ type: ['A', 'B'] })
    expect((await get('/api/v1/find/?type=A')).json()).toEqual({ type: ['A'] })
  })
  test.each([
    'limit=x',
    'limit=0',
    'limit=1e400',
    'limit=1&limit=2',
    'on=perhaps',
    'type=C',
    'other=1',
    'q=%00',
    'q=abcdefghijklmnopqrstuvwxyz',
    '__proto__=1',
  ])('%s is 400', async (query) => {
    const reply = await get(`/api/v1/find/?${query}`)
    expect(reply.statusCode).toBe(400)
    expect(Object.values(reply.json())).toEqual([expect.any(String)])
  })
  test('an id that is none is 400 at its field, in the language of the request', async () => {
    expect((await get('/api/v1/item/7/', { 'accept-language': 'de-AT,en;q=0.5' })).json()).toEqual({
      id: 'Die Kennung ist ungültig',
    })
    expect(
      (await get('/api/v1/item/urn:uuid:0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b/')).statusCode,
    ).toBe(400)
    expect((await get('/api/v1/item/0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b')).statusCode).toBe(200)
  })
})

describe('replies', () => {
  test('a reply that does not fit the contract is our error and says nothing', async () => {
    answer = { price: 1 }
    expect((await get('/api/v1/strict/')).json()).toEqual({ price: 1 })
    for (const wrong of [{ price: 'x' }, { owner: 'secret' }, null, undefined, { price: NaN }]) {
      answer = wrong
      const reply = await get('/api/v1/strict/')
      expect([reply.statusCode, reply.json()]).toEqual([
        500,
        { message: 'Algo ha ido mal, inténtalo más tarde' },
      ])
    }
  })
  test('headers that the contract names arrive, held to their schema; a reply may bring its own', async () => {
    const headers = (given: Record<string, string>) =>
      app.inject({ method: 'GET', url: '/api/v1/stream/', headers: given })
    const reply = await headers({ 'Last-Event-ID': '41', fit: '2', other: 'x' })
    expect([
      reply.json(),
      reply.headers['x-accel-buffering'],
      reply.headers['content-type'],
    ]).toEqual([{ 'last-event-id': '41', fit: 2 }, 'no', 'text/event-stream'])
    expect((await headers({ 'last-event-id': '' })).json()).toEqual({})
    expect(Object.keys((await headers({ 'last-event-id': 'now' })).json())).toEqual([
      'last-event-id',
    ])
  })

  test('204 has no body, a file has its name and size', async () => {
    expect((await app.inject({ method: 'DELETE', url: '/api/v1/empty/' })).payload).toBe('')
    const file = await get('/api/v1/file/')
    expect([
      file.payload,
      file.headers['content-length'],
      file.headers['content-disposition'],
    ]).toEqual(['abc', '3', "attachment; filename*=UTF-8''a%C3%B1%20b.txt"])
  })
  test.each([
    ['notFound', 404, { message: 'Not found' }],
    ['forbidden', 403, { message: 'Acceso no autorizado' }],
    ['notAcceptable', 406, { detail: 'No se puede' }],
    ['error', 500, { message: 'Algo ha ido mal, inténtalo más tarde' }],
    ['conflict', 500, { message: 'Algo ha ido mal, inténtalo más tarde' }],
    ['range', 400, { _: 'El valor no es válido' }],
    ['away', 503, { message: 'El servicio no está disponible, inténtalo más tarde' }],
  ])('%s is %i', async (name, status, body) => {
    failure = name
    const reply = await app.inject({ method: 'POST', url: '/api/v1/fail/' })
    expect([reply.statusCode, reply.json()]).toEqual([status, body])
  })
})

describe('rate limit', () => {
  const send = (ip: string, email: string) =>
    app.inject({ method: 'POST', url: '/api/v1/limited/', remoteAddress: ip, payload: { email } })
  test('counts by address, and lets nobody spend the tries of somebody else’s e-mail', async () => {
    for (let i = 0; i < 3; i += 1)
      expect((await send('10.0.0.1', `a${i}@x.es`)).statusCode).toBe(200)
    const over = await send('10.0.0.1', 'b@x.es')
    expect([over.statusCode, Number(over.headers['retry-after'])]).toEqual([
      429,
      expect.toSatisfy((s: number) => s > 0 && s <= 60),
    ])
    expect(Object.keys(over.json())).toEqual(['message'])
    for (let i = 0; i < 9; i += 1)
      expect((await send(`10.0.1.${i}`, 'Same@x.es')).statusCode).toBe(200)
  })
})

test('HttpError keeps its body', () => expect(new HttpError(418, { a: 1 }).body).toEqual({ a: 1 }))
