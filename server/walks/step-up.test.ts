import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { KeyScope } from '../../generated/model/index.ts'
import type { Operations } from '../../generated/server/operations.ts'
import { readRoutes, type Route } from '../contract/routes.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { makeWorld, type World } from './world.ts'
import { dayAhead } from './world-programs.ts'

/** Every operation with `x-step-up` refuses a session that has not proved itself lately. */

const asked = readRoutes().routes.filter(({ stepUp }) => stepUp !== false)
const named = (some: Route[]) => some.map((route) => [route.operationId, route] as const)
const RIGHTS = {
  publish: true,
  delete: true,
  export: true,
  seeAllAgenda: true,
  seeAllContacts: true,
}
/** Of operations that ask for some fields only: a body with each of them, and one without. */
const BODIES: Partial<Record<string, { asks: object[]; free: object }>> = {
  updateUser: {
    asks: [
      { role: 'STAFF' },
      { active: false },
      { permissions: RIGHTS },
      { current_password: 'known', email: 'thief@away.example' },
      { current_password: 'known', password: 'a-thiefs-1' },
    ],
    free: { last_name: 'Oliver' },
  },
  updateCompany: { asks: [{ version: 1, invoice: {} }], free: { version: 1, legalName: 'Vell' } },
  updateWebhook: {
    asks: [{ version: 1, url: 'https://away.example/hook' }],
    free: { version: 1, name: 'Web' },
  },
  updateIntegration: {
    asks: [
      { version: 1, secret: 'a-strangers' },
      { version: 1, apiKey: 'fk-1234567890abcdef' },
    ],
    free: { version: 1, name: 'Portal' },
  },
  previewIntegration: {
    asks: [
      { version: 1, secret: 'a-strangers' },
      { version: 1, apiKey: 'fk-1234567890abcdef' },
    ],
    free: { version: 1 },
  },
  updateMove: { asks: [{ token: '0F6399CF144116F2' }], free: {} },
  updateSeller: { asks: [{ version: 0, iban: 'ES9121000418450200051332' }], free: { version: 0 } },
}

let server: TestServer
let world: World
let key: string
beforeAll(async () => {
  server = await startTestServer({}, { stepUpMs: 600_000 })
  world = await makeWorld(server, 'Step')
  const body = { name: 'Every scope', scopes: Object.values(KeyScope), expiresOn: dayAhead(30) }
  key = (await server.call('createKey', { token: world.admin.token, body })).body.secret
}, 300_000)
afterAll(() => server.close())
beforeEach(() => server.db.updateTable('session').set({ stepped_up_at: null }).execute())

const ask = (route: Route, token: string, body?: object) =>
  server.call(route.operationId as keyof Operations, {
    token,
    lang: 'en',
    params: route.url.includes(':') ? world.paramsOf(route) : {},
    ...(body && { body }),
  })
const STEP_UP = { message: 'Confirm first that it’s you', code: 'step_up' }
const REFUSED = [403, STEP_UP]

describe('a session that proved nothing lately', () => {
  it.each(named(asked.filter(({ stepUp }) => stepUp === true)))('may not %s', async (_, route) => {
    const { status, body } = await ask(route, world.admin.token)
    expect([status, body]).toEqual(REFUSED)
  })

  it.each(named(asked.filter(({ stepUp }) => stepUp !== true)))(
    'may %s only without the fields that ask',
    async (name, route) => {
      const { asks = [], free = {} } = BODIES[name] ?? {}
      expect(asks.map((body) => Object.keys(body).at(-1))).toEqual(route.stepUp)
      for (const sent of asks) {
        const { status, body } = await ask(route, world.admin.token, sent)
        expect([status, body]).toEqual(REFUSED)
      }
      expect((await ask(route, world.admin.token, free)).body).not.toMatchObject(STEP_UP)
    },
  )

  it('reads all the rest', async () => {
    const { status } = await server.call('listKeys', { token: world.admin.token })
    expect(status).toBe(200)
  })
})

it('a key is not asked: it was made by who had proved it', async () => {
  const open = asked.filter(({ scope }) => scope !== 'never')
  expect(open.map(({ operationId }) => operationId)).toContain('exportContacts')
  for (const route of open) {
    const { status, body } = await ask(route, key)
    expect([route.operationId, body]).not.toMatchObject([route.operationId, { code: 'step_up' }])
    expect(status).not.toBe(403)
  }
})
