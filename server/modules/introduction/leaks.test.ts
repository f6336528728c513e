import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operations } from '../../../generated/server/operations.ts'
import { readRoutes, type Route } from '../../contract/routes.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { sample } from '../../walks/sample.ts'
import { introductions } from './introduction.fixture.ts'

const { routes, contract } = readRoutes()
const TAGS = ['introduction', 'deal', 'network']
const asked = routes.filter(({ tag }) => TAGS.includes(tag))

/** What the seller's agency confides, and what both sides of a deal say to each other. */
const CLIENT = { email: 'margalida@rig.example', phone: '+34644123456' }
const WORDS = 'Nunca lo trajo nadie antes'

let server: TestServer
let acts: ReturnType<typeof introductions>
let lister: Person
let listersAgent: Person
let seller: Person
let others: Record<string, Person>
let ids: { home: string; client: string; introduction: string; deal: string; agreement: string }
let circle: string

beforeAll(async () => {
  server = await startTestServer()
  acts = introductions(server)
  lister = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  seller = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  const third = await server.register({ role: 'ADMIN', agencyName: 'Sal i Pins' })
  const strange = await server.register({ role: 'ADMIN', agencyName: 'Fora' })
  listersAgent = await server.register({ role: 'STAFF', agency: lister })
  others = {
    'ADMIN of a third member': third,
    'STAFF of a third member': await server.register({ role: 'STAFF', agency: third }),
    'ADMIN of no member': strange,
    'STAFF of no member': await server.register({ role: 'STAFF', agency: strange }),
    'STAFF of the seller': await server.register({ role: 'STAFF', agency: seller }),
    USER: await server.register({ role: 'USER' }),
    SERVICE: await server.register({ role: 'SERVICE' }),
  }
  circle = await acts.circle(lister, [seller, third])
  const agreement = (await acts.agreed(lister, seller, circle)).id
  await acts.agreed(lister, third, circle)
  const home = await acts.publish(lister, acts.shareable('SE-1'))
  const client = await acts.client(seller, CLIENT)
  const introduction = (await acts.introduce(seller, home, client)).body.id
  const made = await server.call('createDeal', {
    token: seller.token,
    body: { introductionId: introduction, closePrice: 48_765_400 },
  })
  const deal = made.body.id
  await server.call('disputeDeal', {
    token: seller.token,
    params: { id: deal },
    body: { version: made.body.version, text: WORDS },
  })
  ids = { home, client, introduction, deal, agreement }
}, 300_000)
afterAll(() => server.close())

const idOf = ({ url }: Route): string =>
  url.includes('/deal/')
    ? ids.deal
    : url.includes('/introduction/')
      ? ids.introduction
      : url.includes('/agreement/')
        ? ids.agreement
        : url.includes('/home/')
          ? ids.home
          : circle

/** A call about what these two have to do with each other. */
async function send(route: Route, who: Person) {
  const body = route.body ? (sample(route.body.schema, contract.$defs) as object) : undefined
  const about = { propertyId: ids.home, contactId: ids.client, introductionId: ids.introduction }
  const named = Object.fromEntries(Object.entries(about).filter(([key]) => body && key in body))
  return server.call(route.operationId as keyof Operations, {
    token: who.token,
    params: route.url.includes(':id') ? { id: idOf(route) } : { key: ids.deal },
    ...(route.url.includes('/preview/') && {
      query: { introductionId: ids.introduction } as never,
    }),
    ...(body && { body: { ...body, ...named } as never }),
  })
}

describe('all operations x 3 agencies x roles: 0 leaks', () => {
  // Ending things would hide what comes after it.
  const safe = asked.filter(
    ({ operationId }) => !/^(leave|remove|revoke|set|withdraw)/.test(operationId),
  )

  it.each([
    'ADMIN of a third member',
    'STAFF of a third member',
    'ADMIN of no member',
    'STAFF of no member',
    'STAFF of the seller',
    'USER',
    'SERVICE',
  ])('%s learns nothing of client, introduction and deal', async (name) => {
    const who = others[name] as Person
    const secrets = [
      ...Object.values(CLIENT),
      'Klaus Brandt',
      WORDS,
      '48765400',
      ids.client,
      ids.introduction,
      ids.deal,
    ]
    for (const route of safe) {
      const { status, body } = await send(route, who)
      const text = JSON.stringify(body) ?? ''
      for (const secret of secrets)
        expect(`${route.operationId} ${status} ${text}`).not.toContain(secret)
      if (/\/(introduction|deal)\/:id\//.test(route.url))
        expect([route.operationId, status]).toEqual([route.operationId, status === 403 ? 403 : 404])
    }
  })

  it('the agency of the home reads the deal, and never who the client is', async () => {
    for (const who of [lister, listersAgent])
      for (const route of safe) {
        const { body } = await send(route, who)
        const text = JSON.stringify(body) ?? ''
        for (const secret of [...Object.values(CLIENT), 'Klaus Brandt', ids.client])
          expect(`${route.operationId} ${text}`).not.toContain(secret)
      }
    const deals = (await server.call('listDeals', { token: lister.token })).body.items
    expect(deals).toHaveLength(1)
    expect((await server.call('listDeals', { token: listersAgent.token })).status).toBe(403)
    expect((await acts.register(listersAgent)).items).toEqual([])
  })

  it('without a session everything is 401', async () => {
    for (const route of asked) {
      const { status } = await send(route, { ...lister, token: null as never })
      expect([route.operationId, status]).toEqual([route.operationId, 401])
    }
  })

  it('no answer anywhere holds a secret, key, nonce or hash of the ledger', async () => {
    const rows = await server.db
      .selectFrom('introduction_entry')
      .select(['key', 'nonce', 'hash', 'commitment'])
      .execute()
    const bytes = rows.flatMap(({ key, nonce, hash, commitment }) =>
      [key, nonce, hash, commitment].flatMap((one) => (one ? [one] : [])),
    )
    expect(bytes.length).toBeGreaterThan(7)
    for (const who of [seller, lister])
      for (const route of safe.filter(({ method }) => method === 'GET')) {
        const text = JSON.stringify((await send(route, who)).body) ?? ''
        for (const one of bytes)
          for (const coding of ['hex', 'base64', 'base64url'] as const)
            expect(text).not.toContain(one.toString(coding))
      }
  })
})
