import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { scaled } from '../../../testing/scaled.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { introductions } from '../introduction.fixture.ts'
import { forgetOld } from './forget.ts'
import { firstBroken, verifyAll } from './verify.ts'

let server: TestServer
let acts: ReturnType<typeof introductions>
let aina: Person
let joana: Person
let marc: Person
let circle: string
let home: string

beforeAll(async () => {
  server = await startTestServer()
  acts = introductions(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  marc = await server.register({ role: 'ADMIN', agencyName: 'Sal i Pins' })
  circle = await acts.circle(aina, [joana, marc])
  await acts.agreed(aina, joana, circle)
  await acts.agreed(aina, marc, circle)
  home = await acts.publish(aina, acts.shareable('LE-1'))
  for (const n of [1, 2]) {
    const reach = { email: `first${n}@rig.example`, phone: `+3464400000${n}` }
    await acts.introduce(joana, home, await acts.client(joana, reach))
  }
}, 300_000)
afterAll(() => server.close())

const agencyOf = (who: Person): string => who.profile.agency_ids[0] ?? ''

const ERASURES = scaled(25, 100)

describe('the ledger', () => {
  it(`its chain holds after ${ERASURES} erasures, and points to nobody`, async () => {
    const admin = await server.register({ role: 'ADMIN', agencyName: 'Cent' })
    const own = await acts.circle(aina, [admin, joana])
    await acts.agreed(aina, admin, own)
    const clients: string[] = []
    for (let i = 0; i < ERASURES; i += 1) {
      await sql`delete from introduction_check`.execute(server.db)
      const reach = { email: `c${i}@rig.example`, phone: `+346330000${String(i).padStart(2, '0')}` }
      clients.push(await acts.client(admin, reach))
      await acts.introduce(admin, home, clients.at(-1) ?? '')
    }
    for (const id of clients) expect((await acts.erase(admin, id)).status).toBe(200)
    const { rows } = await sql<{ entries: number; left: number }>`
      select count(*)::int as entries, count(coalesce(key, nonce))::int as left
      from introduction_entry where network_id = ${own} and agency_id = ${agencyOf(admin)}`.execute(
      server.db,
    )
    expect(rows[0]).toEqual({ entries: 2 * ERASURES, left: 0 })
    await verifyAll(server.deps)
    const { ledgers, items } = await acts.register(admin)
    expect(ledgers).toMatchObject([{ networkId: own, entries: 2 * ERASURES, sound: true }])
    expect(items.every(({ client }) => client === null)).toBe(true)
    const again = await acts.client(joana, { email: 'c7@rig.example' })
    await sql`delete from introduction_check`.execute(server.db)
    expect((await acts.check(joana, home, again)).body.introduced).toBe(false)
  })

  it.each([
    [
      'an evidence that was changed',
      sql`update introduction_entry set evidence = 'visit_signed'`,
      3,
    ],
    ['an entry taken out', sql`delete from introduction_entry`, 3],
    ['a key put in another’s place', sql`update introduction_entry set key = nonce`, 3],
    ['an end that was cut off', sql`delete from introduction_entry where seq >= 3 and`, 3],
  ])('says where it broke: %s', async (_what, change, at) => {
    const trx = await server.db.startTransaction().execute()
    const id = circle
    const where = sql`network_id = ${id}`
    const said = change.compile(trx).sql
    await sql`${sql.raw(said.endsWith('and') ? said : `${said} where seq = 3 and`)} ${where}`.execute(
      trx,
    )
    expect(await firstBroken(trx, id)).toBe(at)
    await trx.rollback().execute()
    expect(await firstBroken(server.db, id)).toBeNull()
  })

  it('keeps its secret sealed, for its network alone, and tells it to nobody', async () => {
    const { rows } = await sql<{ secret: Buffer }>`
      select secret from introduction_ledger where network_id = ${circle}`.execute(server.db)
    expect(rows[0]?.secret.length).toBeGreaterThan(60)
    const contact = await acts.client(marc)
    await sql`update introduction_ledger set secret = substring(secret from 1 for 40)
      where network_id = ${circle}`.execute(server.db)
    const refused = await acts.check(marc, home, contact)
    expect([refused.status, Object.keys(refused.body)]).toEqual([406, ['detail']])
    expect((await acts.introduce(marc, home, contact)).status).toBe(406)
    await sql`update introduction_ledger set secret = ${rows[0]?.secret}
      where network_id = ${circle}`.execute(server.db)
    expect((await acts.check(marc, home, contact)).status).toBe(200)
  })

  it('forgets who it was 24 months after the home has closed, no sooner', async () => {
    const sold = await acts.publish(aina, acts.shareable('LE-S'))
    const contact = await acts.client(joana)
    await acts.introduce(joana, sold, contact)
    const keys = async () =>
      (
        await sql<{ n: number }>`select count(key)::int as n from introduction_entry
          where property_id = ${sold}`.execute(server.db)
      ).rows[0]?.n
    const written = (months: number) =>
      sql`update introduction_entry set at = now() - make_interval(months => ${months})
        where property_id = ${sold}`.execute(server.db)
    const closed = (months: number) =>
      sql`update property set closed_at = now() - make_interval(months => ${months})
        where id = ${sold}`.execute(server.db)
    await written(30)
    const before = await keys()
    expect(before).toBeGreaterThan(0)
    await forgetOld(server.deps)
    expect(await keys()).toBe(before)
    await closed(23)
    await forgetOld(server.deps)
    expect(await keys()).toBe(before)
    await closed(25)
    await forgetOld(server.deps)
    expect(await keys()).toBe(0)
    expect((await acts.register(joana)).items.some((one) => one.home.id === sold)).toBe(true)
  })
})
