import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { referrals } from '../referral.fixture.ts'

const OWNER = { ownerEmail: 'francesca@rig.example', ownerPhone: '+34600111222' }

let server: TestServer
let acts: ReturnType<typeof referrals>
let aina: Person
let joana: Person

beforeAll(async () => {
  server = await startTestServer()
  acts = referrals(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  for (const admin of [aina, joana]) await acts.offer(admin)
}, 300_000)
afterAll(() => server.close())

const live = async () => (await sql`select 1 from referral_digest`.execute(server.db)).rows.length

it('acceptance 15: 20 people pass on one owner at once: 1 is live, 19 are duplicates', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => acts.referrer()))
  const ready = await Promise.all(
    people.map(async (who, at) => ({
      who,
      draft: await acts.withHome(
        who,
        await acts.draft(
          who,
          at % 2 ? aina : joana,
          at % 3 ? OWNER : { ...OWNER, ownerPhone: undefined },
        ),
      ),
    })),
  )
  const sent = await Promise.all(ready.map(({ who, draft }) => acts.send(who, draft)))
  expect(sent.map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
  const states = sent.map(({ body }) => body.state)
  expect(states.filter((state) => state === 'sent')).toHaveLength(1)
  expect(states.filter((state) => state === 'duplicate')).toHaveLength(19)
  await server.runJobs()
  expect((await server.mails()).filter(({ to }) => to === OWNER.ownerEmail)).toHaveLength(1)
  // What the other nineteen said of the owner is gone.
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from referral
    where owner_name is not null or owner_email is not null or address is not null`.execute(
    server.db,
  )
  expect(rows[0]?.n).toBe(1)
})

it('an owner is the same by e-mail, by telephone or by the home, however it is written', async () => {
  const [ana, bel] = [await acts.referrer(), await acts.referrer()]
  const cadastralRef = '9872023VH5797S0001WX'
  const first = { ownerEmail: 'tomeu@rig.example', ownerPhone: '644 555 666' }
  expect((await acts.sent(ana, aina, first, { cadastralRef })).state).toBe('sent')
  const again = async (change: object, home = {}) =>
    (await acts.sent(bel, joana, change, home)).state
  expect(await again({ ownerEmail: 'TOMEU@rig.example' })).toBe('duplicate')
  expect(await again({ ownerPhone: '+34 644555666' })).toBe('duplicate')
  expect(await again({}, { cadastralRef: cadastralRef.toLowerCase() })).toBe('duplicate')
  expect(await again({})).toBe('sent')
})

it('a duplicate claims nothing: what only it said is free for others', async () => {
  const who = await acts.referrer()
  const fresh = { ownerPhone: '+34611222333' }
  expect((await acts.sent(who, aina, { ...fresh, ownerEmail: 'tomeu@rig.example' })).state).toBe(
    'duplicate',
  )
  expect((await acts.sent(who, aina, fresh)).state).toBe('sent')
})

it('taken back it is free at once; refused only after a year', async () => {
  const who = await acts.referrer()
  const owner = { ownerEmail: 'magdalena@rig.example' }
  const one = await acts.sent(who, aina, owner)
  const before = await live()
  const gone = await server.call('deleteReferral', { token: who.token, params: { id: one.id } })
  expect([gone.status, await live()]).toEqual([204, before - 1])
  expect(
    (await server.call('openReferral', { params: { ownerToken: 'x'.repeat(60) + '.y' } })).status,
  ).toBe(404)
  const second = await acts.sent(who, aina, owner)
  acts.ok(await acts.answer(await acts.tokenOf(owner.ownerEmail), 'no'))
  expect((await acts.sent(await acts.referrer(), aina, owner)).state).toBe('duplicate')
  await sql`update referral_digest set until = now() - interval '1 day'
    where referral_id = ${second.id}`.execute(server.db)
  await sql`delete from rate_limit`.execute(server.db) // Mails of a month ago count no more.
  await acts.tick()
  expect((await acts.sent(await acts.referrer(), aina, owner)).state).toBe('sent')
})

it('a no outlives the account of who asked', async () => {
  const who = await acts.referrer()
  const owner = { ownerEmail: 'aloy@rig.example' }
  await acts.sent(who, aina, owner)
  acts.ok(await acts.answer(await acts.tokenOf(owner.ownerEmail), 'no'))
  const open = { ownerEmail: 'bartomeu@rig.example' }
  await acts.sent(who, aina, open)
  acts.ok(await server.call('eraseMe', { token: who.token, body: { password: who.password } }))
  await server.runJobs()
  expect((await acts.sent(await acts.referrer(), aina, owner)).state).toBe('duplicate')
  expect((await acts.sent(await acts.referrer(), aina, open)).state).toBe('sent')
})

it('a no holds the person for a year, not a home that anybody can look up', async () => {
  const cadastralRef = '1234567VH5797S0001WX'
  const owner = { ownerEmail: 'catalina@rig.example' }
  await acts.sent(await acts.referrer(), aina, owner, { cadastralRef })
  acts.ok(await acts.answer(await acts.tokenOf(owner.ownerEmail), 'no'))
  const again = async (change: object) =>
    (await acts.sent(await acts.referrer(), aina, change, { cadastralRef })).state
  expect(await again(owner)).toBe('duplicate')
  expect(await again({})).toBe('sent')
})

it('an owner is mailed twice in thirty days at the most, by whomever', async () => {
  const owner = { ownerEmail: 'dora@rig.example' }
  for (const _time of [1, 2]) {
    const who = await acts.referrer()
    const { id } = await acts.sent(who, aina, owner)
    await server.runJobs()
    await server.call('deleteReferral', { token: who.token, params: { id } })
  }
  const who = await acts.referrer()
  const ready = await acts.withHome(who, await acts.draft(who, joana, owner))
  const third = await acts.send(who, ready)
  expect([third.status, JSON.stringify(third.body)]).toEqual([
    406,
    expect.stringContaining('últimos 30 días'),
  ])
  expect((await acts.read(who, ready.id)).state).toBe('draft')
  await server.runJobs()
  expect((await server.mails()).filter(({ to }) => to === owner.ownerEmail)).toHaveLength(2)
})

it('digests tell nobody who an owner is without the key', async () => {
  const { rows } = await sql<{ digest: Buffer }>`select digest from referral_digest`.execute(
    server.db,
  )
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.every(({ digest }) => digest.length === 32)).toBe(true)
  const { createHash } = await import('node:crypto')
  const plain = createHash('sha256').update('llar.referral mail tomeu@rig.example').digest()
  expect(rows.some(({ digest }) => digest.equals(plain))).toBe(false)
})
