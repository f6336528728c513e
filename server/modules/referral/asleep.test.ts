import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { asleepEverywhere } from '../../testing/asleep.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { expireReferrals } from './expire.ts'
import { referrals } from './referral.fixture.ts'
import { remindAgencies } from './remind.ts'

/** A process that slept in what time brings about, while people and another process went on. */
let server: TestServer
let acts: ReturnType<typeof referrals>
let aina: Person
beforeAll(async () => {
  server = await startTestServer()
  acts = referrals(server)
  aina = await server.register({ role: 'ADMIN' })
  await acts.offer(aina)
})
afterAll(() => server.close())

/** How often the agency was reminded of a referral. */
async function reminded(id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from notification
    where user_id = ${aina.profile.id} and topic = ${`referral:${id}`}
      and title = 'Un propietario espera vuestra llamada'`.execute(server.db)
  return rows[0]?.n ?? 0
}
async function waiting() {
  const pep = await acts.referrer()
  const one = await acts.confirmed(pep, aina)
  await sql`update referral set answered_at = now() - interval '4 days' where id = ${one.id}`.execute(
    server.db,
  )
  return { one, pep }
}

it('reminds of nobody who was called meanwhile', async () => {
  const { one, pep } = await waiting()
  const places = await asleepEverywhere(server.deps, {
    begin: async () => {
      await sql`update referral set state = 'confirmed', reminded_at = null where id = ${one.id}`.execute(
        server.db,
      )
      await sql`delete from notification`.execute(server.db)
      return acts.read(pep, one.id)
    },
    work: (deps) => remindAgencies(deps),
    meanwhile: (now) => acts.step(aina, now, { act: 'contact' }),
    look: async ({ id }, where) => {
      // The first place is behind the question whom to remind, the second behind the reminder.
      expect(await reminded(id), where).toBe(where === 'after 0' ? 0 : 1)
    },
  })
  expect(places).toBeGreaterThan(1)
})

it('takes no draft away that somebody went on with', async () => {
  const fates: string[] = []
  await asleepEverywhere(server.deps, {
    begin: async () => {
      const draft = await acts.draft(await acts.referrer(), aina)
      await acts.ago(draft.id, 31)
      return draft
    },
    work: (deps) => expireReferrals(deps),
    meanwhile: async ({ id }) => {
      const { rows } =
        await sql`update referral set changed_at = now() where id = ${id} returning id`.execute(
          server.db,
        )
      if (rows.length === 0) fates.push('gone before')
    },
    look: async ({ id }) => {
      const { rows } = await sql`select id from referral where id = ${id}`.execute(server.db)
      fates.push(rows.length === 1 ? 'there' : 'gone')
    },
  })
  // Four questions, then the draft goes, and the rest follows.
  expect(fates.slice(0, 4)).toEqual(['there', 'there', 'there', 'there'])
  expect(fates.slice(4)).toContain('gone before')
})

it('makes due what was sold behind however many others that cannot be', async () => {
  const { one: stuck } = await waiting()
  await sql`update referral set state = 'sold', sold_at = now() - interval '9 days'
    where id = ${stuck.id}`.execute(server.db)
  await sql`insert into referral select same.* from referral r, generate_series(1, 510) n,
    lateral jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(),
      'number', 'OLD-' || n)) same where r.id = ${stuck.id}`.execute(server.db)
  const { one: sold } = await waiting()
  await sql`update referral set state = 'sold', sold_at = now() - interval '8 days'
    where id = ${sold.id}`.execute(server.db)
  await sql`alter table referral add constraint stuck
    check (state <> 'due' or number not like 'OLD-%') not valid`.execute(server.db)
  // In another order each time: five times left out is one in 10^8.
  for (let hour = 0; hour < 5; hour += 1)
    await expect(expireReferrals(server.deps)).rejects.toThrow('stuck')
  await sql`alter table referral drop constraint stuck`.execute(server.db)
  await sql`delete from referral where number like 'OLD-%'`.execute(server.db)
  const { rows } = await sql<{ state: string }>`
    select state from referral where id = ${sold.id}`.execute(server.db)
  expect(rows).toEqual([{ state: 'due' }])
}, 300_000)

it('makes due what was sold though another one cannot end', async () => {
  const [stuck, sold] = [(await waiting()).one, (await waiting()).one]
  await sql`update referral set state = 'sent', asks_until = now() - interval '1 day'
    where id = ${stuck.id}`.execute(server.db)
  await sql`update referral set state = 'sold', sold_at = now() - interval '8 days'
    where id = ${sold.id}`.execute(server.db)
  await sql`alter table referral add constraint stuck check (state <> 'expired') not valid`.execute(
    server.db,
  )
  await expect(expireReferrals(server.deps)).rejects.toThrow('stuck')
  await sql`alter table referral drop constraint stuck`.execute(server.db)
  const { rows } = await sql<{ state: string }>`
    select state from referral where id = ${sold.id}`.execute(server.db)
  expect(rows).toEqual([{ state: 'due' }])
})
