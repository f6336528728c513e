import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SubscriptionChoice } from '../../../generated/model/index.ts'
import { inTransaction, sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { portion } from '../../money.ts'
import { dayOf, daysLater } from '../../time/madrid.ts'
import { payInvoice } from '../invoice/index.ts'
import type { PlanDoc } from '../plan/index.ts'
import { applyPlans } from './index.ts'
import { daysBetween } from './period.ts'
import { examplePlans, withCompany, withPlans } from './subscription.fixture.ts'
import { turnAgency } from './turn.ts'
import { showSubscription } from './view.ts'

/** What begins with a new period, and what still is of the old one. */

let server: TestServer
// The clock goes on and never back: the records of a taxpayer are in its order.
let now = new Date('2026-11-26T10:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  await withPlans(server)
})
afterAll(() => server.close())

const MONTH: SubscriptionChoice = { planId: 'agency', seats: 3, period: 'month' }
const idOf = (admin: Person): string => admin.profile.agency_ids[0] ?? ''
const shown = (admin: Person) => showSubscription(server.db, { agencyId: idOf(admin) }, server.deps)
/** No session lasts as long as the clock goes. */
const tokenOf = async ({ email, password }: Person): Promise<string> =>
  (await server.call('loginUser', { body: { email, password } })).body.token
const preview = async (admin: Person, body: SubscriptionChoice) =>
  server.call('previewSubscription', { token: await tokenOf(admin), body })
async function change(admin: Person, choice: SubscriptionChoice): Promise<void> {
  const { body } = await preview(admin, choice)
  const { status } = await server.call('changeSubscription', {
    token: await tokenOf(admin),
    body: { ...choice, previewTotal: body.total, operationId: randomUUID() },
  })
  expect(status).toBe(200)
}
const invoicesOf = (admin: Person) =>
  server.db
    .selectFrom('invoice')
    .select(['id', 'kind', 'payable'])
    .where('receiver_agency_id', '=', idOf(admin))
    .orderBy('seq')
    .execute()
/** An agency that pays for a month, its invoice paid. */
async function paying(name: string, choice = MONTH): Promise<Person> {
  const admin = await server.register({ agencyName: name })
  await withCompany(server, admin)
  await sql`update agency set created_at = '2025-01-01' where id = ${idOf(admin)}`.execute(
    server.db,
  )
  await change(admin, choice)
  for (const { id } of await invoicesOf(admin))
    await inTransaction(server.db, (trx) => payInvoice(trx, { id, now }))
  return admin
}
const endOf = async (admin: Person): Promise<string> => (await shown(admin)).periodEnd ?? ''

describe('on the day a period ends', () => {
  it('begins anew before it is changed, and seats of the new one are taken back alone', async () => {
    const admin = await paying('Renova')
    now = new Date(`${await endOf(admin)}T00:05:00+01:00`)
    const more = { ...MONTH, seats: 4 }
    const early = await preview(admin, more)
    expect([early.status, early.body]).toMatchObject([
      406,
      { detail: expect.stringContaining('en una hora') },
    ])
    await turnAgency(server.deps, idOf(admin))
    await change(admin, more)
    await change(admin, MONTH)
    const [, period, seat, back] = await invoicesOf(admin)
    expect(back?.payable).toBe(-(seat?.payable ?? 0))
    expect(period?.payable).toBe(9_559)
    expect((await shown(admin)).seats).toBe(3)
  })

  it('one that was cancelled is chosen anew, and is no seat that was added', async () => {
    const admin = await paying('Torna')
    const token = await tokenOf(admin)
    expect((await server.call('cancelSubscription', { token })).status).toBe(200)
    now = new Date(`${await endOf(admin)}T00:05:00+01:00`)
    await change(admin, { ...MONTH, seats: 4 })
    const { body } = await preview(admin, MONTH)
    expect(body).toMatchObject({ now: false, total: 9_559 })
  })

  it('seats added the evening before stay in the period that has begun', async () => {
    const admin = await paying('Vespre')
    const end = await endOf(admin)
    now = new Date(`${daysLater(end, -1)}T20:00:00+01:00`)
    await change(admin, { ...MONTH, seats: 5 })
    now = new Date(`${end}T09:00:00+01:00`)
    await turnAgency(server.deps, idOf(admin))
    const count = (await invoicesOf(admin)).length
    const { body } = await preview(admin, MONTH)
    expect(body).toMatchObject({ now: false, from: await endOf(admin) })
    await change(admin, MONTH)
    expect(await invoicesOf(admin)).toHaveLength(count)
    expect(await shown(admin)).toMatchObject({ seats: 5, next: { seats: 3 } })
  })
})

/** The plans of the example with another price a month, or without one, from a day on. */
const withEdition = (validFrom: string, changed: (plan: PlanDoc) => PlanDoc[]) => {
  const file = examplePlans(validFrom)
  const edition = { ...file.edition, plans: file.edition.plans.flatMap(changed) }
  return inTransaction(server.db, (trx) => applyPlans(trx, { ...file, edition }, now))
}

describe('plans that change while a period runs', () => {
  const DEARER = 9_900
  it('are what is shown of the next one, and charged then', async () => {
    const admin = await paying('Preu', { ...MONTH, seats: 5 })
    const [start, end] = [dayOf(now), await endOf(admin)]
    await withEdition(daysLater(end, -10), (plan) => [
      plan.id === 'agency' ? { ...plan, monthPrice: DEARER } : plan,
    ])
    now = new Date(`${daysLater(end, -5)}T10:00:00+01:00`)
    const less = { ...MONTH, seats: 4 }
    const { body } = await preview(admin, less)
    expect(body).toMatchObject({ now: false, base: DEARER + 1_500 })
    // What is added to the period that runs is at its price.
    const added = await preview(admin, { ...MONTH, seats: 6 })
    const part = (price: number) => portion(price, 5, daysBetween(start, end))
    expect(added.body.lines.map(({ amount }) => amount)).toEqual([
      part(7_900 + 3 * 1_500),
      -part(7_900 + 2 * 1_500),
    ])
    await change(admin, less)
    now = new Date(`${end}T09:00:00+01:00`)
    await turnAgency(server.deps, idOf(admin))
    expect((await invoicesOf(admin)).at(-1)?.payable).toBe(body.total)
  })

  it('of which one is sold no more: it is added to, and not begun again', async () => {
    const admin = await paying('Fora', { ...MONTH, seats: 5 })
    const end = await endOf(admin)
    await withEdition(daysLater(end, -10), (plan) => (plan.id === 'agency' ? [] : [plan]))
    now = new Date(`${daysLater(end, -5)}T10:00:00+01:00`)
    expect((await preview(admin, { ...MONTH, seats: 6 })).body).toMatchObject({ now: true })
    expect((await preview(admin, { ...MONTH, seats: 4 })).body).toEqual({
      planId: 'Este plan ya no se ofrece',
    })
    await sql`delete from plan_edition where valid_from = ${daysLater(end, -10)}`.execute(server.db)
  })
})

it('periods from the 31st end on the last day of shorter months, and go back to the 31st', async () => {
  now = new Date('2027-05-31T10:00:00+02:00')
  const admin = await paying('Darrer')
  const ends: string[] = [await endOf(admin)]
  for (let month = 0; month < 2; month += 1) {
    now = new Date(`${ends.at(-1)}T10:00:00+02:00`)
    await turnAgency(server.deps, idOf(admin))
    for (const { id } of (await invoicesOf(admin)).slice(ends.length))
      await inTransaction(server.db, (trx) => payInvoice(trx, { id, now }))
    ends.push(await endOf(admin))
  }
  expect(ends).toEqual(['2027-06-30', '2027-07-31', '2027-08-31'])
})
