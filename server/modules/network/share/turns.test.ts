import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Agreement } from '../../../../generated/model/index.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { sql, type Db } from '../../../db/index.ts'
import { untilWaiting } from '../../../testing/locks.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { acceptAgreement } from '../agreement/agreement.service.ts'
import { network, shareable, TERMS } from '../network.fixture.ts'
import { refreshHome } from './refresh.ts'

let server: TestServer
let acts: ReturnType<typeof network>
let lister: Person
let partner: Person
let home: string
let circle: string

beforeAll(async () => {
  server = await startTestServer()
  acts = network(server)
  lister = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  partner = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  circle = await acts.circle(lister, [partner])
  home = await acts.publish(lister, shareable('TU-1'))
}, 300_000)
afterAll(() => server.close())

/** What is shared with the partner: ids of homes. */
const seen = () => acts.seen(partner)
const told = async (): Promise<number> =>
  (await sql`select from network_told where property_id = ${home}`.execute(server.db)).rows.length
const stateOf = async (): Promise<string | undefined> =>
  (
    await sql<{
      state: string
    }>`select state from network_share where property_id = ${home}`.execute(server.db)
  ).rows[0]?.state
/** Which transaction somebody else has open while the other one goes on. */
const open = () => server.db.startTransaction().execute()
const workOf = (trx: Db, who: Person): Work => ({
  trx,
  deps: server.deps,
  actor: {
    userId: who.profile.id,
    agencyId: who.profile.agency_ids[0] ?? '',
    role: 'ADMIN',
    lang: 'es',
  },
})

describe('two who judge one home at once', () => {
  /** The one finds a code in its picture, the other one does not know of it yet. */
  const withCode = async (trx: Db) => {
    await sql`update media_file set has_code = true where hash in
      (select hash from property_media where property_id = ${home})`.execute(trx)
    await refreshHome(trx, home, server.deps.now())
  }
  const plain = (trx: Db) => refreshHome(trx, home, server.deps.now())

  beforeEach(async () => {
    await sql`update media_file set has_code = false`.execute(server.db)
    await sql`delete from agreement`.execute(server.db)
    await acts.agreed(lister, partner, circle)
  })

  it.each([
    ['the one that knows more first', withCode, plain],
    ['the one that knows more last', plain, withCode],
  ])('end with what is true: %s', async (_name, first, second) => {
    expect(await seen()).toEqual([home])
    const [one, other] = [await open(), await open()]
    await first(one)
    const later = second(other)
    await untilWaiting(server.db, 1)
    await one.commit().execute()
    await later
    await other.commit().execute()
    expect(await stateOf()).toBe('withheld')
    expect([await seen(), await told()]).toEqual([[], 0])
  })
})

describe('a home that comes to the market while other terms are accepted', () => {
  let newer: Agreement

  /** The home comes to the market, in the transaction of whoever publishes it. */
  const publish = async (trx: Db) => {
    await sql`select from property where id = ${home} for no key update`.execute(trx)
    await sql`update listing set state = 'active' where id = ${home}`.execute(trx)
    await refreshHome(trx, home, server.deps.now())
  }
  const accept = (trx: Db) =>
    acceptAgreement(workOf(trx, partner), newer.id, newer.versions[0]?.hash ?? '')

  beforeEach(async () => {
    await sql`delete from agreement`.execute(server.db)
    await sql`update media_file set has_code = false`.execute(server.db)
    const agreement = await acts.agreed(lister, partner, circle)
    // Off the market; terms that leave it out wait for an answer.
    await sql`update listing set state = 'gone' where id = ${home}`.execute(server.db)
    await sql`delete from network_share where property_id = ${home}`.execute(server.db)
    const { body } = await server.call('proposeAgreement', {
      token: lister.token,
      params: { id: agreement.id },
      body: {
        hash: agreement.versions[0]?.hash ?? '',
        terms: { ...TERMS, filter: { operations: ['A'] } },
      },
    })
    newer = body
  })

  it('is judged by them: published first', async () => {
    const [publishing, accepting] = [await open(), await open()]
    await publish(publishing)
    const done = accept(accepting)
    await untilWaiting(server.db, 1)
    await publishing.commit().execute()
    await done
    await accepting.commit().execute()
    expect([await stateOf(), await seen(), await told()]).toEqual([undefined, [], 0])
  })

  it('is judged by them: accepted first, by a job that waits for nobody’s home', async () => {
    const [publishing, accepting] = [await open(), await open()]
    await accept(accepting)
    await publish(publishing)
    await publishing.commit().execute()
    await accepting.commit().execute()
    await server.runJobs()
    expect([await stateOf(), await seen(), await told()]).toEqual([undefined, [], 0])
  })

  it('is shared by terms that take it, either way round', async () => {
    const taking = await server.call('proposeAgreement', {
      token: lister.token,
      params: { id: newer.id },
      body: { hash: newer.versions[0]?.hash ?? '', terms: { ...TERMS, commissionPct: 6 } },
    })
    newer = taking.body
    const [publishing, accepting] = [await open(), await open()]
    await accept(accepting)
    await publish(publishing)
    await publishing.commit().execute()
    await accepting.commit().execute()
    await server.runJobs()
    expect([await stateOf(), await seen(), await told()]).toEqual(['shared', [home], 1])
  })
})
