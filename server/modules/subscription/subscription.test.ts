import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SubscriptionChoice } from '../../../generated/model/index.ts'
import { inTransaction, sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { scaled } from '../../testing/scaled.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { published, withPhoto } from '../property/testing/homes.fixture.ts'
import { daysLater } from '../../time/madrid.ts'
import { moneyFaults, payInvoice, setOperatorIssuer } from '../invoice/index.ts'
import { ISSUER, issued, takeOut } from '../invoice/invoice.fixture.ts'
import { balanceOf } from '../ledger/index.ts'
import { limitOf, readPlans, STAGE_DAYS } from '../plan/index.ts'
import { previewSubscription, changeSubscription } from './change.service.ts'
import { runPlans, turnAll } from './index.ts'
import { periodAfter } from './period.ts'
import { turnAgency } from './turn.ts'
import { withCompany, withPlans } from './subscription.fixture.ts'

let server: TestServer
// The clock goes on and never back: the records of a taxpayer are in its order.
let day = '2026-11-26'
const at = (text: string): Date => new Date(`${text}T10:00:00Z`)

beforeAll(async () => {
  server = await startTestServer({ now: () => at(day) })
})
afterAll(() => server.close())

const idOf = (admin: Person): string => admin.profile.agency_ids[0] ?? ''
const actorOf = (admin: Person) => ({
  userId: admin.profile.id,
  agencyId: idOf(admin),
  role: 'ADMIN' as const,
  lang: 'es' as const,
})
const MONTH: SubscriptionChoice = { planId: 'agency', seats: 3, period: 'month' }
/** An agency whose trial is over by now. */
async function agency(name: string): Promise<Person> {
  const admin = await server.register({ agencyName: name })
  await withCompany(server, admin)
  await sql`update agency set created_at = '2025-01-01' where id = ${idOf(admin)}`.execute(
    server.db,
  )
  return admin
}
const preview = ({ token }: Person, body: SubscriptionChoice) =>
  server.call('previewSubscription', { token, body })
const change = async (admin: Person, choice: SubscriptionChoice, operationId = randomUUID()) => {
  const { body } = await preview(admin, choice)
  const { token } = admin
  return server.call('changeSubscription', {
    token,
    body: { ...choice, previewTotal: body.total, operationId },
  })
}
const shown = async ({ token }: Person) => (await server.call('getSubscription', { token })).body
const invoices = async ({ token }: Person) =>
  (await server.call('listInvoices', { token, query: { limit: 100 } })).body.items
/** The same service, where no session lasts as long as the clock goes. */
const standing = (admin: Person) =>
  import('./view.ts').then(({ showSubscription }) =>
    showSubscription(server.db, { agencyId: idOf(admin) }, { ...server.deps, now: () => at(day) }),
  )
const pay = (id: string) => inTransaction(server.db, (trx) => payInvoice(trx, { id, now: at(day) }))

describe('a site without plans', () => {
  it('is free: nothing is limited, nothing is to be chosen', async () => {
    const admin = await server.register({ agencyName: 'Abans' })
    expect(await shown(admin)).toMatchObject({ state: 'open', plan: null, owed: null })
    // For everybody: who thinks of coming reads what it costs.
    expect(await server.call('listPlans')).toMatchObject({ status: 200, body: { items: [] } })
    expect((await preview(admin, MONTH)).status).toBe(406)
    expect(await limitOf(server.db, idOf(admin), 'homes', day)).toBeNull()
  })

  it('gets them from a file, all of which is right', async () => {
    const wrong = await runPlans(['/nowhere.yaml'], server.deps)
    expect(wrong.code).toBe(1)
    const file = path.join(import.meta.dirname, '../plan/plans.example.yaml')
    expect(await runPlans([file, '--dry-run'], server.deps)).toMatchObject({ code: 0 })
    // Numbers are unique by tax number: somebody else's would stand in the way of the operator's.
    const seller = await server.register({ role: 'SERVICE' })
    const { taxId } = readPlans(await readFile(file, 'utf8')).issuer
    const by = { userId: seller.profile.id }
    const { id } = await issued(server, seller, { by, issuer: { ...ISSUER, taxId } })
    for (const more of [['--dry-run'], []])
      expect(await runPlans([file, ...more], server.deps)).toMatchObject({
        code: 1,
        lines: [expect.stringContaining(`1 invoice under ${taxId}`)],
      })
    // A number that is the operator's already stays it, whatever stood there before.
    await inTransaction(server.db, (trx) =>
      setOperatorIssuer(trx, { validFrom: '2000-01-01', doc: { ...ISSUER, taxId }, now: at(day) }),
    )
    expect(await runPlans([file, '--dry-run'], server.deps)).toMatchObject({ code: 0 })
    await takeOut(server, id)
    for (const table of ['invoice_issuer', 'invoice', 'invoice_series', 'invoice_chain'] as const)
      await server.db.deleteFrom(table).execute()
    expect(await limitOf(server.db, randomUUID(), 'homes', '2027-01-01')).toBeNull()
    await withPlans(server)
  })
})

describe('a newcomer', () => {
  it('tries the plan for thirty days; what is chosen meanwhile begins when they end', async () => {
    const admin = await server.register({ agencyName: 'Nova' })
    await withCompany(server, admin)
    // The clock of the database made it; the test's counts.
    await sql`update agency set created_at = ${at(day)} where id = ${idOf(admin)}`.execute(
      server.db,
    )
    expect(await shown(admin)).toMatchObject({ state: 'trial', trialEnd: '2026-12-26' })
    expect((await preview(admin, MONTH)).body).toMatchObject({ now: false, from: '2026-12-26' })
    expect((await change(admin, MONTH)).body).toMatchObject({
      state: 'trial',
      next: { planId: 'agency', from: '2026-12-26' },
    })
    expect(await invoices(admin)).toEqual([])
    day = '2026-12-26'
    await turnAll(server.deps)
    expect(await standing(admin)).toMatchObject({ state: 'active', periodEnd: '2027-01-26' })
  })
})

describe('a change', () => {
  it('is an invoice at once, and asked twice it is charged once', async () => {
    const admin = await agency('Doble')
    const wish = randomUUID()
    await change(admin, MONTH, wish)
    const [first] = await invoices(admin)
    expect(first).toMatchObject({ total: 9_559, state: 'issued', dueOn: daysLater(day, 14) })
    const again = await server.call('changeSubscription', {
      token: admin.token,
      body: { ...MONTH, previewTotal: 1, operationId: wish },
    })
    expect([again.status, (await invoices(admin)).length]).toEqual([200, 1])
    await server.runJobs()
    const mail = (await server.mails()).find(({ to }) => to === admin.email)
    expect(mail?.text).toContain('RF')
  })

  it('at a total that is another by now is 409, with what it costs', async () => {
    const admin = await agency('Tard')
    const { status, body } = await server.call('changeSubscription', {
      token: admin.token,
      body: { ...MONTH, previewTotal: 1, operationId: randomUUID() },
    })
    expect([status, body]).toEqual([409, expect.objectContaining({ current: expect.anything() })])
    expect(await invoices(admin)).toEqual([])
  })

  it('to fewer seats than there are people names them, without the company’s data it says which', async () => {
    const admin = await server.register({ agencyName: 'Gent' })
    await sql`update agency set created_at = '2025-01-01' where id = ${idOf(admin)}`.execute(
      server.db,
    )
    expect((await change(admin, MONTH)).body).toMatchObject({
      detail: expect.stringContaining('razón social, NIF, domicilio social'),
    })
    await withCompany(server, admin)
    await change(admin, MONTH)
    await server.register({ role: 'STAFF', agency: admin })
    const { body } = await preview(admin, { ...MONTH, planId: 'agent', seats: 1 })
    expect(body).toMatchObject({ seats: expect.stringContaining('Ya sois 2: Aina') })
    expect((await preview(admin, { ...MONTH, planId: 'gold' })).body).toHaveProperty('planId')
    expect((await preview(admin, { ...MONTH, planId: 'agent', seats: 2 })).body).toHaveProperty(
      'seats',
    )
  })

  it('of a seat is owed beside what is open, each by its own number', async () => {
    const admin = await agency('Dues')
    await change(admin, MONTH)
    await change(admin, { ...MONTH, seats: 4 })
    const [seat, first] = await invoices(admin)
    expect((await shown(admin)).owed).toMatchObject({
      fullNumber: first?.fullNumber,
      amount: 9_559,
      more: [{ invoiceId: seat?.id, fullNumber: seat?.fullNumber, amount: 1_815 }],
    })
    await pay(first?.id ?? '')
    expect((await shown(admin)).owed).toMatchObject({ invoiceId: seat?.id, more: [] })
  })

  it('of a seat, taken back the same day, costs nothing', async () => {
    const admin = await agency('Plaça')
    await change(admin, MONTH)
    await change(admin, { ...MONTH, seats: 4 })
    expect((await change(admin, MONTH)).body).toMatchObject({ seats: 3 })
    const open = (await invoices(admin)).filter(({ payable, paid }) => payable !== paid)
    expect(open.map(({ payable }) => payable)).toEqual([9_559])
    expect(await moneyFaults(server.db)).toEqual([])
  })

  it('downwards, and the end of it, count from the end of the period and can be taken back', async () => {
    const admin = await agency('Menys')
    await change(admin, MONTH)
    const less = await change(admin, { ...MONTH, planId: 'agent', seats: 1 })
    expect(less.body).toMatchObject({ plan: { id: 'agency' }, next: { planId: 'agent' } })
    const { token } = admin
    expect((await server.call('resumeSubscription', { token })).body.next).toBeNull()
    expect((await server.call('resumeSubscription', { token })).status).toBe(406)
    expect((await server.call('cancelSubscription', { token })).body.cancelled).toBe(true)
    expect((await server.call('cancelSubscription', { token })).status).toBe(406)
    for (const { id } of await invoices(admin)) await pay(id)
    day = periodAfter(day, 'month')
    await turnAll(server.deps)
    expect(await standing(admin)).toMatchObject({ state: 'free', plan: { id: 'free' } })
  })
})

describe('STAFF', () => {
  it('see what is used, and nothing of money', async () => {
    const admin = await agency('Equip')
    await change(admin, MONTH)
    const staff = await server.register({ role: 'STAFF', agency: admin })
    const { token } = staff
    expect((await server.call('getSubscription', { token })).status).toBe(403)
    const { body } = await server.call('getSubscriptionLimits', { token })
    expect(body).toMatchObject({
      state: 'active',
      items: expect.arrayContaining([{ key: 'seats', used: 2, limit: 3 }]),
    })
  })
})

/** As many as go each way that 1,000 go; the thousand are acceptance 11 of the rooms of commerce. */
const CHANGES = scaled(210, 1_000)

it(`${CHANGES} random changes: what was shown is what is invoiced and what is owed, to the cent`, async () => {
  const admin = await agency('Mil')
  const actor = actorOf(admin)
  let seed = 20_261_126
  const below = (most: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * most)
  }
  const payAll = async () => {
    const { rows } = await sql<{ id: string }>`select id from invoice
      where receiver_agency_id = ${actor.agencyId} and paid <> payable`.execute(server.db)
    for (const { id } of rows) await pay(id)
  }
  /** From plan and period to plan and period, at once or later, with or without what is spared. */
  const ways = new Set<string>()
  let made = 0
  for (let i = 0; made < CHANGES && i < 4 * CHANGES; i += 1) {
    if (below(4) === 0) {
      day = daysLater(day, 1 + below(40))
      await turnAgency(server.deps, actor.agencyId)
      await payAll()
    }
    const choice = {
      planId: below(4) === 0 ? 'agent' : 'agency',
      period: below(6) === 0 ? 'year' : 'month',
    } as const
    const seats = choice.planId === 'agent' ? 1 : 3 + below(6)
    const now = at(day)
    const before = await balanceOf(server.db, 'receivable', { agencyId: actor.agencyId })
    const came = await balanceOf(server.db, 'bank')
    const offer = await previewSubscription(server.db, actor, { ...choice, seats }, now).catch(
      () => null,
    )
    if (!offer) continue
    const [was] = await server.db
      .selectFrom('subscription')
      .select(['plan_id', 'period'])
      .where('agency_id', '=', actor.agencyId)
      .execute()
    ways.add(JSON.stringify([was, choice, offer.now, offer.lines.length]))
    await inTransaction(server.db, (trx) =>
      changeSubscription(
        { trx, deps: server.deps, actor },
        { ...choice, seats, previewTotal: offer.total, operationId: randomUUID() },
      ),
    )
    const owes = await balanceOf(server.db, 'receivable', { agencyId: actor.agencyId })
    if (owes - before !== (offer.now ? offer.total : 0))
      throw new Error(`change ${i} of ${day}: shown ${offer.total}, charged ${owes - before}`)
    expect(await balanceOf(server.db, 'bank')).toBe(came)
    await payAll()
    made += 1
  }
  expect([made, ways.size]).toEqual([CHANGES, 14])
  expect(await balanceOf(server.db, 'receivable', { agencyId: actor.agencyId })).toBe(0)
  expect(await moneyFaults(server.db)).toEqual([])
}, 300_000)

/** Acceptance 12 of the rooms of commerce, by transfer. */
it('an invoice that nobody pays: step by step nothing new, never anything lost', async () => {
  const admin = await agency('Impagat')
  const home = await published(server, admin)
  const second = await withPhoto(server, admin)
  await change(admin, MONTH)
  const dueOn = daysLater(day, 14)
  const count = async () => {
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from property) + (select count(*) from contact)
        + (select count(*) from app_user) + (select count(*) from invoice) as n`.execute(server.db)
    return rows[0]?.n
  }
  const before = await count()
  const seen: string[] = []
  for (const days of [0, ...Object.values(STAGE_DAYS)]) {
    day = daysLater(dueOn, days)
    await turnAgency(server.deps, idOf(admin))
    const { email, password } = admin
    const { token } = (await server.call('loginUser', { body: { email, password } })).body
    seen.push((await server.call('getSubscription', { token })).body.state)
    // Reading, exporting and answering go on in each of them.
    expect((await server.call('getProperty', { token, params: { id: home.id } })).status).toBe(200)
    expect((await server.call('exportContacts', { token, query: { format: 'csv' } })).status).toBe(
      200,
    )
    const params = { id: second.id }
    if (days === STAGE_DAYS.limited)
      expect(
        (await server.call('publishProperty', { token, params, body: { version: second.version } }))
          .body,
      ).toEqual({ detail: expect.stringContaining('factura pendiente') })
  }
  expect(seen).toEqual(['active', 'past_due', 'grace', 'limited', 'free'])
  expect(await count()).toBe(before)
  const asked = await server.call('createLead', {
    body: {
      propertyId: home.id,
      firstName: 'Klaus',
      email: 'klaus@rig.example',
      message: 'Hallo',
      consent: true,
    },
  })
  expect(asked.status).toBe(201)
  const told = await sql<{ topic: string }>`select distinct topic from notification
    where user_id = ${admin.profile.id} and topic like 'subscription:%'`.execute(server.db)
  expect(told.rows.map(({ topic }) => topic).toSorted()).toEqual([
    'subscription:free',
    'subscription:grace',
    'subscription:issued',
    'subscription:limited',
    'subscription:past_due',
  ])
  // Who pays goes on at once.
  const { rows } = await sql<{ id: string }>`select id from invoice
    where receiver_agency_id = ${idOf(admin)} and paid < payable`.execute(server.db)
  for (const { id } of rows) await pay(id)
  expect((await standing(admin)).owed).toBeNull()
})

it('homes beyond the free plan: told three times, then the least viewed leave the market', async () => {
  const admin = await agency('Massa')
  const limit = (await shown(admin)).limits.find(({ key }) => key === 'homes')?.limit ?? 0
  await sql`delete from plan_edition`.execute(server.db)
  const homes = []
  for (let i = 0; i < limit + 1; i += 1) homes.push(await published(server, admin))
  await withPlans(server)
  const [viewed, ...rest] = homes
  for (const { id } of rest)
    await sql`insert into listing_figure (listing_id, day, kind, count)
      values (${id}, ${day}, 'view', 5)`.execute(server.db)
  const start = day
  for (const days of [0, 14, 27, 29]) {
    day = daysLater(start, days)
    await turnAgency(server.deps, idOf(admin))
    await turnAgency(server.deps, idOf(admin))
  }
  const active = async () =>
    (
      await sql<{ id: string }>`select id from property
        where agency_id = ${idOf(admin)} and status = 'active'`.execute(server.db)
    ).rows.map(({ id }) => id)
  expect((await active()).length).toBe(limit + 1)
  day = daysLater(start, 30)
  await turnAgency(server.deps, idOf(admin))
  expect((await active()).toSorted()).toEqual(rest.map(({ id }) => id).toSorted())
  expect(await active()).not.toContain(viewed?.id)
}, 300_000)
