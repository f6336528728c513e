import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction, json, sql } from '../../db/index.ts'
import { daysLater } from '../../time/madrid.ts'
import { untilWaiting } from '../../testing/locks.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { payInvoice } from '../invoice/index.ts'
import { STAGE_DAYS } from '../plan/index.ts'
import { changeSubscription, previewSubscription, turnAll } from './index.ts'
import { withCompany, withPlans } from './subscription.fixture.ts'
import { turnAgency } from './turn.ts'
import { showSubscription } from './view.ts'

let server: TestServer
let day = '2026-11-26'
const at = (text: string): Date => new Date(`${text}T10:00:00Z`)
beforeAll(async () => {
  server = await startTestServer({ now: () => at(day) })
  await withPlans(server)
})
afterAll(() => server.close())

const idOf = (admin: Person): string => admin.profile.agency_ids[0] ?? ''
const shown = (admin: Person) =>
  showSubscription(server.db, { agencyId: idOf(admin) }, { ...server.deps, now: () => at(day) })
const signedIn = async ({ email, password }: Person): Promise<string> =>
  (await server.call('loginUser', { body: { email, password } })).body.token
const WISH = { planId: 'agency', seats: 3, period: 'month' } as const

/** An agency that pays for a plan, its first invoice paid. */
async function paying(name: string): Promise<Person> {
  const admin = await server.register({ agencyName: name })
  await withCompany(server, admin)
  await sql`update agency set created_at = '2025-01-01' where id = ${idOf(admin)}`.execute(
    server.db,
  )
  const token = await signedIn(admin)
  const { body: preview } = await server.call('previewSubscription', { token, body: WISH })
  const body = { ...WISH, previewTotal: preview.total, operationId: randomUUID() }
  expect((await server.call('changeSubscription', { token, body })).status).toBe(200)
  for (const { id } of await invoicesOf(admin))
    await inTransaction(server.db, (trx) => payInvoice(trx, { id, now: at(day) }))
  return admin
}
const invoicesOf = async (admin: Person) =>
  server.db
    .selectFrom('invoice')
    .select(['id', 'paid', 'payable', 'due_on'])
    .where('receiver_agency_id', '=', idOf(admin))
    .orderBy('seq')
    .execute()
/** What the ADMIN empties in the company's data, or fills in again. */
const company = async (admin: Person, body: object) => {
  const token = await signedIn(admin)
  const params = { id: idOf(admin) }
  const { version } = (await server.call('getAgency', { token, params })).body
  const { status } = await server.call('updateCompany', {
    token,
    params,
    body: { version, ...body },
  })
  expect(status).toBe(200)
}

it('a period that only a later version knows is neither billed nor changed by this one', async () => {
  const admin = await paying('Trimestre')
  const end = (await shown(admin)).periodEnd ?? ''
  const period = (text: string) =>
    sql`update subscription set period = ${text} where agency_id = ${idOf(admin)}`.execute(
      server.db,
    )
  await period('quarter')
  day = daysLater(end, 1)
  await turnAgency(server.deps, idOf(admin))
  expect(await invoicesOf(admin)).toHaveLength(1)
  const token = await signedIn(admin)
  const asked = { ...WISH, period: 'year' as const }
  expect((await server.call('previewSubscription', { token, body: asked })).status).toBe(503)
  await period('month')
  await turnAgency(server.deps, idOf(admin))
  expect(await invoicesOf(admin)).toHaveLength(2)
}, 300_000)

it('seats whose invoice only a later version reads are not taken back by this one', async () => {
  const admin = await paying('Seient')
  const token = await signedIn(admin)
  const change = async (seats: number) => {
    const wish = { ...WISH, seats }
    const { body } = await server.call('previewSubscription', { token, body: wish })
    const asked = { ...wish, previewTotal: body.total ?? 0, operationId: randomUUID() }
    return (await server.call('changeSubscription', { token, body: asked })).status
  }
  expect(await change(4)).toBe(200)
  const kind = (text: string) =>
    sql`update invoice set kind = ${text} where receiver_agency_id = ${idOf(admin)}`.execute(
      server.db,
    )
  await sql`alter table invoice disable trigger user`.execute(server.db)
  await kind('F9')
  await sql`alter table invoice enable trigger user`.execute(server.db)
  expect(await change(3)).toBe(503)
  expect((await shown(admin)).seats).toBe(4)
}, 300_000)

it('plans of which another version wrote more neither limit nor ask for money', async () => {
  const admin = await paying('Descompte')
  const end = (await shown(admin)).periodEnd ?? ''
  const preview = async () =>
    server.call('previewSubscription', {
      token: await signedIn(admin),
      body: { ...WISH, period: 'year', seats: 6 },
    })
  const plans = (change: string) =>
    sql`update plan_edition set doc = ${sql.raw(change)}`.execute(server.db)
  const { rows } = await sql<{ doc: object }>`
    select doc #> '{}' as doc from plan_edition`.execute(server.db)
  day = daysLater(end, 1)
  for (const change of [
    `replace(doc::text, '"seatMonthPrice"', '"seatPrice"')::jsonb`,
    `replace(doc::text, '"yearPrice"', '"annualPrice"')::jsonb`,
    `doc - 'vatPct'`,
    `jsonb_set(doc, '{plans,1,discount}', '{"pct": 20}')`,
  ]) {
    await plans(change)
    await turnAgency(server.deps, idOf(admin))
    expect(await invoicesOf(admin), change).toHaveLength(1)
    expect([(await shown(admin)).state, (await preview()).status]).toEqual(['open', 406])
    await plans(`'${JSON.stringify(rows[0]?.doc).replaceAll("'", "''")}'::jsonb`)
  }
  await turnAgency(server.deps, idOf(admin))
  expect(await invoicesOf(admin)).toHaveLength(2)
  expect(await shown(admin)).toMatchObject({ state: 'active', seats: 3 })
}, 300_000)

describe('a plan whose invoice cannot be written', () => {
  it('goes down the ladder like one that is not paid, and is told of it', async () => {
    const admin = await paying('Sense NIF')
    const end = (await shown(admin)).periodEnd ?? ''
    await company(admin, { taxId: null })
    const seen: string[] = []
    for (const days of [0, ...Object.values(STAGE_DAYS).map((one) => 14 + one)]) {
      day = daysLater(end, days)
      await turnAgency(server.deps, idOf(admin))
      seen.push((await shown(admin)).state)
    }
    expect(seen).toEqual(['active', 'past_due', 'grace', 'limited', 'free'])
    expect((await invoicesOf(admin)).length).toBe(1)
    const { rows } = await sql<{ topic: string }>`select distinct topic from notification
      where user_id = ${admin.profile.id} and topic like 'subscription:unb%'`.execute(server.db)
    expect(rows.map(({ topic }) => topic).toSorted()).toEqual([
      'subscription:unbilled',
      'subscription:unbilledFree',
    ])
    // Nothing is owed: with its data there a plan is chosen anew.
    await company(admin, { taxId: 'B57123457' })
    const token = await signedIn(admin)
    expect((await server.call('previewSubscription', { token, body: WISH })).status).toBe(200)
  })

  it('is invoiced from the day it ended once the data are there, and only then changed', async () => {
    const admin = await paying('NIF tard')
    const end = (await shown(admin)).periodEnd ?? ''
    await company(admin, { taxId: null })
    day = daysLater(end, 20)
    await turnAgency(server.deps, idOf(admin))
    const token = await signedIn(admin)
    const wish = { ...WISH, seats: 4 }
    expect((await server.call('previewSubscription', { token, body: wish })).status).toBe(406)
    await company(admin, { taxId: 'B57123457' })
    expect((await server.call('previewSubscription', { token, body: wish })).status).toBe(406)
    await turnAgency(server.deps, idOf(admin))
    const now = await shown(admin)
    expect(now).toMatchObject({ state: 'active', missing: [] })
    expect(now.owed?.dueOn).toBe(daysLater(day, 14))
    expect((await invoicesOf(admin)).length).toBe(2)
    expect((await server.call('previewSubscription', { token, body: wish })).status).toBe(200)
  })
})

it('one agency whose turn fails holds up no other', async () => {
  const [broken, other] = [await paying('A la primera'), await paying('A la segona')]
  const end = (await shown(other)).periodEnd ?? ''
  await sql
    .raw(`create function refuse_turn() returns trigger language plpgsql as $$
    begin if new.agency_id = '${idOf(broken)}' then raise 'broken'; end if; return new; end $$`)
    .execute(server.db)
  await sql`create trigger refuse_turn before update on subscription
    for each row execute function refuse_turn()`.execute(server.db)
  day = end
  await expect(turnAll(server.deps)).rejects.toThrow('broken')
  expect((await invoicesOf(other)).length).toBe(2)
  expect((await invoicesOf(broken)).length).toBe(1)
  await sql`drop trigger refuse_turn on subscription`.execute(server.db)
})

/** A door that stays shut until somebody opens it. */
function gate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = () => resolve()
  })
  return { open: () => open(), opened }
}

it('a payment beside a new invoice does not forget what that one asks', async () => {
  const admin = await paying('Alhora')
  day = (await shown(admin)).periodEnd ?? ''
  await turnAgency(server.deps, idOf(admin))
  const [, open] = await invoicesOf(admin)
  day = daysLater(day, 10)
  const actor = {
    userId: admin.profile.id,
    agencyId: idOf(admin),
    role: 'ADMIN',
    lang: 'es',
  } as const
  const wish = { ...WISH, seats: 4 }
  const { total } = await previewSubscription(server.db, actor, wish, at(day))
  const change = { ...wish, previewTotal: total, operationId: randomUUID() }
  const [written, commit] = [gate(), gate()]
  const changing = inTransaction(server.db, async (trx) => {
    await changeSubscription({ trx, deps: server.deps, actor }, change)
    written.open()
    await commit.opened
  })
  await written.opened
  const payment = inTransaction(server.db, (trx) =>
    payInvoice(trx, { id: open?.id ?? '', now: at(day) }),
  )
  // The payment waits for the change, which nobody else can see yet.
  await untilWaiting(server.db, 1)
  commit.open()
  await Promise.all([changing, payment])
  const row = await server.db
    .selectFrom('subscription')
    .select('owed_since')
    .where('agency_id', '=', idOf(admin))
    .executeTakeFirst()
  expect(row?.owed_since).toBe(daysLater(day, 14))
})

it('the days to choose which homes stay run on while what was agreed is unread', async () => {
  const admin = await paying('Dies')
  const { rows } = await sql<{ from: string; doc: object }>`
    select valid_from::text as from, doc #> '{}' as doc from plan_edition`.execute(server.db)
  const [was] = rows
  await sql`insert into plan_edition (valid_from, doc, created_at)
    values (${day}, ${json(was?.doc)}, now())`.execute(server.db)
  await sql`update plan_edition set doc = jsonb_set(doc, '{plans,1,discount}', '{"pct": 20}')
    where valid_from = ${was?.from}`.execute(server.db)
  await sql`update subscription set over_since = ${day}, over_told = 1, edition = ${was?.from}
    where agency_id = ${idOf(admin)}`.execute(server.db)
  await turnAgency(server.deps, idOf(admin))
  const { rows: after } = await sql`select over_since::text as since, over_told as told
    from subscription where agency_id = ${idOf(admin)}`.execute(server.db)
  expect(after).toEqual([{ since: day, told: 1 }])
  await sql`delete from plan_edition where valid_from <> ${was?.from}`.execute(server.db)
  await sql`update plan_edition set doc = ${json(was?.doc)}`.execute(server.db)
}, 300_000)
