import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../db/index.ts'
import { network, shareable, TERMS } from '../modules/network/network.fixture.ts'
import type { Person } from '../testing/people.ts'
import { untilWaiting } from '../testing/locks.ts'
import { stopDeadlockDetection } from '../testing/no-detection.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { home } from '../testing/home.ts'

/**
 * Two requests of one person, or of two who change each other, never wait for each other: where
 * they did, the database would find it after an hour only.
 */

const CHEAP = { operation: 'V' as const, price: 30_000_000 }

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  await stopDeadlockDetection(server)
  admin = await server.register({ agencyName: 'Portal Vell' })
}, 300_000)
afterAll(() => server.close())

/** Asks all of it while these people are held, so that it begins in the same moment. */
async function atOnce(
  people: Person[],
  asks: (() => Promise<{ status: number }>)[],
  held = sql`app_user where id`,
) {
  const ids = people.map(({ profile }) => profile.id)
  const asked = await server.db.transaction().execute(async (trx) => {
    await sql`select 1 from ${held} = any(${ids}) for update`.execute(trx)
    const all = asks.map((ask) => ask())
    await untilWaiting(server.db, asks.length)
    return { all: Promise.all(all) }
  })
  return (await asked.all).map(({ status }) => status).toSorted((a, b) => a - b)
}

const ASKED: Record<string, (who: Person, n: number) => Promise<{ status: number }>> = {
  'give up a new e-mail': ({ token }) => server.call('cancelEmailChange', { token }),
  'make an address of their diary': ({ token }) => server.call('createCalendarFeed', { token }),
  'invite somebody': ({ token }, n) =>
    server.call('createUser', {
      token,
      body: { first_name: 'Pau', email: `pau-${n}@rig.example`, role: 'STAFF' },
    }),
  'change their name': ({ token, profile: { id } }, n) =>
    server.call('updateUser', { token, params: { id }, body: { first_name: `Biel ${n}` } }),
}

it.each(Object.keys(ASKED))('two windows of one person may %s', async (what) => {
  const ask = ASKED[what]
  const statuses = await atOnce(
    [admin],
    [1, 2].map((n) => async () => {
      if (!ask) throw new Error(what)
      return ask(admin, n)
    }),
  )
  expect(statuses[0]).toBeLessThan(300)
  expect(statuses).toEqual([statuses[0], statuses[0]])
})

it('of two who let each other go one goes', async () => {
  const pair = [
    await server.register({ role: 'ADMIN', agency: admin }),
    await server.register({ role: 'ADMIN', agency: admin }),
  ]
  const asks = pair.map(
    ({ token }, at) =>
      async () =>
        server.call('handOver', {
          token,
          params: { id: pair[1 - at]?.profile.id ?? '' },
          body: { to: null },
        }),
  )
  expect(await atOnce(pair, asks)).toEqual([200, 401])
})

it('two windows may sign out', async () => {
  const person = await server.register({ role: 'USER' })
  const ask = () => server.call('logoutUser', { token: person.token, body: { everywhere: true } })
  const [one, two] = await atOnce([person], [ask, ask], sql`session where user_id`)
  expect(one).toBeLessThan(300)
  expect(two).toBe(one)
})

it.each(['home', 'agreement'])(
  'a home may be saved while its agency’s agreement gets other terms, the %s first',
  async (first) => {
    const acts = network(server)
    const partner = await server.register({ role: 'ADMIN', agencyName: `Illa ${first}` })
    const circle = await acts.circle(admin, [partner])
    const dear = { ...TERMS, filter: { operations: ['V' as const], priceMax: 40_000_000 } }
    const [open] = (await acts.propose(admin, partner, circle, dear)).body.items
    const id = await acts.publish(admin, shareable(`Once-${first}`))
    const cheap = { basics: { ...home(`Once-${first}`).basics, offers: [CHEAP] } }
    const asks: (() => Promise<{ status: number }>)[] = [
      () => acts.change(admin, id, cheap),
      () =>
        server.call('proposeAgreement', {
          token: partner.token,
          params: { id: open?.id ?? '' },
          body: { hash: open?.versions[0]?.hash ?? '', terms: TERMS },
        }),
    ]
    const order = first === 'home' ? asks : asks.toReversed()
    // One has locked what is its own and waits to write what is shared; then the other comes.
    const asked = await server.db.transaction().execute(async (trx) => {
      await sql`lock table network_share in share mode`.execute(trx)
      const all: Promise<{ status: number }>[] = []
      for (const ask of order) {
        all.push(ask())
        await untilWaiting(server.db, all.length)
      }
      return { all: Promise.all(all) }
    })
    expect((await asked.all).map(({ status }) => status)).toEqual([200, 200])
  },
)
