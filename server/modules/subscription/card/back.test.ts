import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CardTroubleAct } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import { PaymentsRefused } from '../../../ports/payments/index.ts'
import type { Person } from '../../../testing/people.ts'
import { payInvoice } from '../../invoice/index.ts'
import { runOperator } from '../../operator/index.ts'
import { commands } from '../../payment/index.ts'
import { differences } from '../../payment/payment.fixture.ts'
import { planWorld, type PlanWorld } from './card.fixture.ts'
import { settleCard } from './settle.ts'

let world: PlanWorld
let operator: Person
beforeAll(async () => {
  world = await planWorld()
  const { server } = world
  operator = await server.register({ role: 'USER', email: 'ana@llar.example' })
  server.deps.config.operators.push('ana@llar.example')
  await sql`update app_user set email_verified_at = now()
    where email = 'ana@llar.example'`.execute(server.db)
}, 300_000)
afterAll(() => world.close())

const REASON = 'La cuenta vuelve a estar activa'
const look = () => world.server.call('checkCards', { token: operator.token })
const resolve = (subject: string, act: CardTroubleAct) =>
  world.server.call('resolveCardTrouble', {
    token: operator.token,
    body: { subject, act, reason: REASON },
  })
const refunds = () => world.stripe.world.lines.filter(({ type }) => type === 'refund')

/** A charge of 35.09 of which 30.00 came by transfer meanwhile, and cannot go back now; its name. */
async function refused(): Promise<string> {
  const { server, stripe, now, agency, agentPlan, opened, told } = world
  const admin = await agency()
  const id = (await agentPlan(admin)).owed?.invoiceId ?? ''
  const session = await opened(admin, id)
  await server.db.transaction().execute((trx) => payInvoice(trx, { id, amount: 3_000, now: now() }))
  const port = server.deps.payments
  if (!port) throw new Error('no cards')
  const { giveBack } = port
  port.giveBack = () => Promise.reject(new PaymentsRefused('balance_insufficient'))
  const intent = String(stripe.world.pay(session)['id'])
  await told()
  port.giveBack = giveBack
  return intent
}

it('what the service refused to give back shows at the desk, and is asked anew there', async () => {
  const subject = await refused()
  const listed = { kind: 'planRefund', detail: 'balance_insufficient', ours: 3_000, theirs: 0 }
  const { body } = await look()
  expect(body.troubles).toMatchObject([{ subject, ...listed, acts: ['again', 'settled'] }])
  // Looking asks for nothing.
  expect(refunds()).toEqual([])
  expect((await resolve(subject, 'again')).body.troubles).toEqual([])
  await world.server.runJobs()
  expect(refunds().map(({ amount }) => amount)).toEqual([-3_000])
  expect((await look()).body.troubles).toEqual([])
  expect((await resolve(subject, 'again')).status).toBe(406)
  expect(await differences(world.server.deps)).toEqual([])
})

it('waits for a page that is open, and goes back once that is closed', async () => {
  const before = refunds().length
  const subject = await refused()
  const { server } = world
  const { agency_id: id } = await server.db
    .selectFrom('subscription_card_try')
    .select('agency_id')
    .where('intent', '=', subject)
    .executeTakeFirstOrThrow()
  await sql`insert into subscription_card_try (id, agency_id, kind, fields, created_at, session)
    select gen_random_uuid(), agency_id, 'page', '{}', now(), session || 'open'
    from subscription_card_try where session is not null and agency_id = ${id} limit 1`.execute(
    server.db,
  )
  await look()
  expect((await resolve(subject, 'again')).status).toBe(200)
  await sql`update subscription_card_try set state = 'closed'
    where agency_id = ${id} and state = 'open'`.execute(server.db)
  await server.runJobs()
  expect(refunds()).toHaveLength(before + 1)
})

it('is paid another way, and leaves the list; by the command line it is asked anew, too', async () => {
  const subject = await refused()
  await look()
  expect((await resolve(subject, 'settled')).body.troubles).toEqual([])
  expect((await look()).body.troubles).toEqual([])
  const other = await refused()
  const again = await runOperator(['payments', 'again', other], world.server.deps, commands)
  expect(again).toMatchObject({ code: 0 })
  await world.server.runJobs()
  expect((await look()).body.troubles).toEqual([])
})

it('a refund is known by its own name, not by what else went back of the charge', async () => {
  const subject = await refused()
  const { payments: port, db, now } = { ...world.server.deps, db: world.server.db, now: world.now }
  if (!port) throw new Error('no cards')
  // At the service's own page, and said here.
  await port.giveBack(subject, 3_000, 'by hand')
  await look()
  await resolve(subject, 'settled')
  const { giveBack } = port
  port.giveBack = () => Promise.reject(new PaymentsRefused('balance_insufficient'))
  const { rows } = await sql<{ id: string; agency: string }>`insert into subscription_card_try
    (id, agency_id, kind, amount, fields, created_at, intent)
    select gen_random_uuid(), agency_id, 'back', 509, '{}', ${now()}, intent
    from subscription_card_try where intent = ${subject} limit 1
    returning id, agency_id as agency`.execute(db)
  await settleCard(world.server.deps, rows[0]?.agency ?? '')
  port.giveBack = giveBack
  expect((await look()).body.troubles).toMatchObject([{ subject, ours: 509 }])
  await resolve(subject, 'settled')
})

it('a charge of a plan that is booked and not at the service is listed, as one of an order', async () => {
  const { server, now } = world
  await sql`insert into subscription_card_booking (object, try_id, amount, at)
    select 'ch_nowhere', id, 3509, ${now()} from subscription_card_try limit 1`.execute(server.db)
  expect(await differences(server.deps)).toEqual([
    { subject: 'ch_nowhere', what: 'booked', ours: 3_509, theirs: 0 },
  ])
})

/** Adds seats by card, and takes them back within the day, while the service does or does not refuse. */
async function undone(refuses = false) {
  const { server, withCard, told, received } = world
  const { admin } = await withCard()
  const { token } = admin
  const choose = async (seats: number) => {
    const choice = { planId: 'agency', seats, period: 'month' as const }
    const { body: shown } = await server.call('previewSubscription', { token, body: choice })
    const body = { ...choice, operationId: randomUUID(), previewTotal: shown.total }
    expect((await server.call('changeSubscription', { token, body })).status).toBe(200)
    await told()
  }
  await choose(3)
  await choose(4)
  const port = server.deps.payments
  const giveBack = port?.giveBack
  if (port && refuses)
    port.giveBack = () => Promise.reject(new PaymentsRefused('balance_insufficient'))
  await choose(3)
  if (port && giveBack) port.giveBack = giveBack
  return { admin, invoices: await received(admin) }
}

it('a seat that is undone within the day goes back to the card that paid it, and is noted', async () => {
  await world.server.db
    .deleteFrom('subscription_card_booking')
    .where('object', '=', 'ch_nowhere')
    .execute()
  const before = refunds().length
  const { invoices } = await undone()
  const credit = invoices.find(({ payable }) => payable < 0)
  expect(credit).toMatchObject({ state: 'paid' })
  // The newest is the first.
  expect([refunds()[0]?.['amount'], refunds().length]).toEqual([credit?.payable, before + 1])
  expect(await differences(world.server.deps)).toEqual([])
})

it('one that was paid another way is noted of its invoice, too', async () => {
  const { admin, invoices } = await undone(true)
  expect(invoices.find(({ payable }) => payable < 0)?.state).not.toBe('paid')
  const [trouble] = (await look()).body.troubles
  await resolve(trouble?.subject ?? '', 'settled')
  const after = await world.received(admin)
  expect(after.find(({ payable }) => payable < 0)?.state).toBe('paid')
})
