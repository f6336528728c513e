import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CardTroubleAct } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { cardWorld, type CardWorld } from '../payment.fixture.ts'

let world: CardWorld
let operator: Person
const REASON = 'La cuenta vuelve a estar activa'
beforeAll(async () => {
  world = await cardWorld()
  operator = await world.server.register({ role: 'USER', email: 'ana@llar.example' })
  world.server.deps.config.operators.push('ana@llar.example')
  await sql`update app_user set email_verified_at = now()
    where email = 'ana@llar.example'`.execute(world.server.db)
}, 300_000)
afterAll(() => world.close())

const desk = () => world.server.call('getCardDesk', { token: operator.token })
const look = () => world.server.call('checkCards', { token: operator.token })
const resolve = (subject: string, act: CardTroubleAct, reason = REASON) =>
  world.server.call('resolveCardTrouble', {
    token: operator.token,
    body: { subject, act, reason },
  })

describe('money paid by card at the operator’s desk', () => {
  it('is there for the operator alone, with what is the sellers’', async () => {
    await world.accepted()
    const { status, body } = await desk()
    expect([status, body]).toEqual([
      200,
      {
        takesCards: true,
        held: 22_536,
        due: 0,
        waiting: 0,
        oldestAt: null,
        troubles: [],
        payouts: [],
      },
    ])
    const token = world.admin.token
    expect((await world.server.call('getCardDesk', { token })).status).toBe(404)
  })

  it('shows messages that nobody has looked at, and hears them when it is asked to look', async () => {
    const order = await world.ordered()
    world.stripe.world.pay(await world.page(order))
    for (const event of world.stripe.world.events) await world.send(event)
    const before = (await desk()).body
    expect(before.waiting).toBeGreaterThan(0)
    expect(before.oldestAt).not.toBeNull()
    expect((await look()).body.waiting).toBe(0)
    expect((await world.get(world.admin, order.id)).payment).toBe('held')
  })

  it('what the service refused is asked anew, with a reason, and stays in the acts', async () => {
    const { number, id } = await world.held()
    await sql`update payment set trouble = 'capture: account_invalid'
      where order_id = ${id}`.execute(world.server.db)
    const { body } = await look()
    expect(body.troubles).toMatchObject([
      { subject: number, kind: 'refused', detail: 'capture: account_invalid', acts: ['again'] },
    ])
    expect((await resolve(number, 'again', 'kurz')).body).toHaveProperty('reason')
    expect((await resolve(number, 'settled')).status).toBe(406)
    // Another difference of the same order is none of what was said.
    await sql`insert into payment_difference (subject, what, ours, theirs, found_at, seen_at)
      values (${number}, 'held', 1, 2, now(), now())`.execute(world.server.db)
    const left = [{ subject: number, kind: 'held' }]
    expect((await resolve(number, 'again')).body.troubles).toMatchObject(left)
    expect((await resolve(number, 'again')).status).toBe(406)
    const acts = await world.server.call('listOperatorActs', { token: operator.token })
    expect(acts.body.items[0]).toMatchObject({ act: 'payment.again', subject: number })
    expect((await look()).body.troubles).toEqual([])
  })

  it('one order that cannot be checked hides nothing of the others, and is named', async () => {
    const { server } = world
    const other = await world.accepted()
    const lost = await world.ordered()
    world.stripe.world.things.delete(await world.page(lost))
    await sql`update payment set amount = amount + 1 where order_id = ${other.id}`.execute(
      server.db,
    )
    const { status, body } = await look()
    expect(status).toBe(200)
    expect(body.troubles.map(({ subject, kind }) => [subject, kind])).toEqual(
      expect.arrayContaining([
        [other.number, 'held'],
        [lost.number, 'unchecked'],
      ]),
    )
    await sql`update payment set amount = amount - 1 where order_id = ${other.id}`.execute(
      server.db,
    )
    await sql`update payment set session = null where order_id = ${lost.id}`.execute(server.db)
    expect((await look()).body.troubles).toEqual([])
  })

  it('what a lost chargeback took from who was paid already is less to pay out', async () => {
    const { server } = world
    const before = (await desk()).body.due
    const order = await world.accepted()
    await sql`update payment set payable_at = now(), disputed = 'lost', refunded = amount,
      fee_back = fee + fee_vat where order_id = ${order.id}`.execute(server.db)
    await sql`with p as (select * from payment where order_id = ${order.id}), o as (
        insert into payout (id, seller_id, account, amount, state, created_at, updated_at)
        select gen_random_uuid(), seller_id, account, 100, 'paid', now(), now() from p returning id)
      insert into payout_part (payout_id, payment_id, amount) select o.id, p.id, 100 from o, p`.execute(
      server.db,
    )
    const owed = await world.accepted()
    await sql`update payment set payable_at = now() where order_id = ${owed.id}`.execute(server.db)
    expect((await desk()).body.due).toBe(before + 22_536 - 100)
  })

  it('a word that is no payout’s id is no payout', async () => {
    expect((await resolve('P-2026-1', 'went')).status).toBe(406)
  })

  it('while the service does not answer says so', async () => {
    world.stripe.fail(500)
    expect((await look()).status).toBe(503)
    world.stripe.fail(null)
  })
})
