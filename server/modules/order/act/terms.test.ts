import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import { picture } from '../../../testing/home.ts'
import { balanceOf } from '../../ledger/index.ts'
import { jobs } from '../index.ts'
import { orderWorld, type OrderWorld } from '../order.fixture.ts'

let world: OrderWorld
beforeAll(async () => {
  world = await orderWorld()
}, 300_000)
afterAll(() => world.server.close())

describe('after a round of changes', () => {
  it('the buyer, who has seen the work, disputes and does not call it off', async () => {
    const { acts, admin, tomeu } = world
    const again = await acts.done(admin, await world.delivered(), 'redo', { text: 'Más luz' })
    expect(again.acts).not.toContain('cancel')
    expect(again.acts).toContain('dispute')
    const cancel = await acts.act(admin, again, 'cancel')
    expect(cancel.status).toBe(406)
    expect(await acts.done(admin, again, 'dispute', { text: 'No llega' })).toMatchObject({
      state: 'disputed',
    })
    // Before any of it was seen there is nothing to dispute.
    const fresh = await acts.done(tomeu, await world.ordered(), 'accept')
    expect((await acts.act(admin, fresh, 'dispute', { text: 'Nada' })).status).toBe(406)
  })
})

describe('an hour at the house', () => {
  it('has to have come before nobody was there, and what was taken off for it comes back', async () => {
    const { acts, admin, tomeu } = world
    const early = await world.atTheHouse(20)
    expect(early.acts).not.toContain('no_access')
    expect((await acts.act(tomeu, early, 'no_access', { text: 'Nadie' })).status).toBe(406)
    const now = await world.atTheHouse(-1)
    const shut = await acts.done(tomeu, now, 'no_access', { text: 'Nadie abre' })
    expect((await world.get(admin, now.id)).transfer?.amount).toBe(12_720)
    const again = await acts.done(admin, shut, 'redo', { text: 'Ya estamos' })
    await acts.addFile(tomeu, again.id, await picture())
    await acts.done(tomeu, again, 'deliver')
    expect((await world.get(admin, now.id)).transfer?.amount).toBe(25_440)
  })

  it('at which nobody came is disputed: calling it off gives nothing back any more', async () => {
    const { acts, admin, tomeu } = world
    const missed = await world.get(admin, (await world.atTheHouse(-2)).id)
    expect([missed.acts.includes('dispute'), missed.percents?.cancel]).toEqual([true, 0])
    const disputed = await acts.done(admin, missed, 'dispute', { text: 'No vino nadie' })
    const one = await acts.done(admin, disputed, 'agree', { percent: 100 })
    expect(await acts.done(tomeu, one, 'agree', { percent: 100 })).toMatchObject({
      state: 'closed',
    })
    const during = await world.get(admin, (await world.atTheHouse(0)).id)
    expect(during.acts).not.toContain('dispute')
  })

  it('is not accepted once it has passed, and is waited for no longer', async () => {
    const { acts, admin, tomeu, server } = world
    const order = await world.atTheHouse(30)
    await sql`update market_order set state = 'requested', starts_at = now() - interval '1 minute'
      where id = ${order.id}`.execute(server.db)
    const late = await world.get(tomeu, order.id)
    expect(late.acts).not.toContain('accept')
    expect((await acts.act(tomeu, late, 'accept')).status).toBe(406)
    const { rows } = await sql<{ id: string; startsAt: Date }>`select i.id from market_item i
      where i.doc ->> 'minutes' = '90'`.execute(server.db)
    const { body: free } = await server.call('listMarketTimes', {
      token: admin.token,
      params: { id: rows[0]?.id ?? '' },
      query: { propertyId: world.homeId, days: 3 },
    })
    const startsAt = free.items[1]?.startsAt ?? ''
    const soon = await acts.order(admin, rows[0]?.id ?? '', { propertyId: world.homeId, startsAt })
    expect(Date.parse(soon.body.dueAt ?? '')).toBeLessThanOrEqual(Date.parse(startsAt))
  })
})

describe('money that goes back', () => {
  it('is never less than what was sent back already', async () => {
    const { acts, admin, tomeu } = world
    const paid = await acts.done(tomeu, await world.accepted(), 'received')
    await acts.addFile(tomeu, paid.id, await picture())
    const given = await acts.done(tomeu, paid, 'deliver')
    const part = await acts.done(tomeu, given, 'refund', { amount: 10_000 })
    const disputed = await acts.done(admin, part, 'dispute', { text: 'Movidas' })
    const one = await acts.done(admin, disputed, 'agree', { percent: 10 })
    const closed = await acts.done(tomeu, one, 'agree', { percent: 10 })
    expect(closed).toMatchObject({ state: 'closed', refunded: 10_000, refundDue: 0 })
    const { body } = await world.server.call('getEarnings', { token: tomeu.token })
    // What is left is what came less what went, less the fee of that part.
    const line = body.orders.find(({ id }) => id === closed.id)
    expect((line?.net ?? 0) + (line?.vat ?? 0) - (line?.retention ?? 0)).toBe(15_440)
  })

  it('a transfer that was under way when all was called off is noted, and owed whole', async () => {
    const { acts, admin, tomeu, server } = world
    const off = await acts.done(admin, await world.accepted(), 'cancel')
    expect(off.payment).toBe('none')
    const came = await acts.done(tomeu, await world.get(tomeu, off.id), 'received')
    expect(came).toMatchObject({ payment: 'paid', refundDue: 25_440, turn: true })
    const sent = await acts.done(tomeu, came, 'refund', { amount: 25_440 })
    expect(sent).toMatchObject({ payment: 'refunded', refundDue: 0, turn: false })
    expect(await balanceOf(server.db, 'seller:paid', { orderId: off.id })).toBe(0)
  })

  it('where half was called off the seller says that all of it came', async () => {
    const { acts, admin, tomeu } = world
    const order = await world.atTheHouse(48)
    const off = await acts.done(admin, order, 'cancel')
    const late = await world.get(tomeu, off.id)
    const wrong = await acts.act(tomeu, late, 'received', { amount: 99 })
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['amount']])
    const came = await acts.done(tomeu, late, 'received', { amount: 25_440 })
    expect(came).toMatchObject({ refunded: 0, refundDue: 12_720 })
  })

  it('an order that was never accepted awaits nothing', async () => {
    const { acts, admin, tomeu } = world
    const off = await acts.done(admin, await world.ordered(), 'cancel')
    expect((await acts.act(tomeu, off, 'received')).status).toBe(406)
  })
})

describe('a price that was named', () => {
  it('is ordered by a STAFF only with the switch', async () => {
    const { acts, admin, staff, tomeu, server } = world
    const order = await world.ordered()
    await sql`update market_order set state = 'asked', buyer_user = ${staff.profile.id}
      where id = ${order.id}`.execute(server.db)
    const quoted = await acts.done(tomeu, order, 'quote', { amount: 30_000 })
    const mine = await world.get(staff, order.id)
    expect(mine.acts).not.toContain('order')
    expect((await acts.act(staff, quoted, 'order')).status).toBe(403)
    expect((await acts.done(admin, quoted, 'order')).state).toBe('requested')
  })
})

it('the transfer is recalled to a buyer once a day', async () => {
  const { acts, tomeu, server } = world
  const order = await world.accepted()
  const once = await acts.done(tomeu, order, 'remind')
  expect((await acts.act(tomeu, once, 'remind')).status).toBe(406)
  await sql`update order_act set at = at - interval '1 day' where order_id = ${order.id}`.execute(
    server.db,
  )
  await acts.done(tomeu, once, 'remind')
})

it('one order that cannot end does not hold up the others', async () => {
  const { server } = world
  const [broken, silent] = [await world.ordered(), await world.ordered()]
  await sql`update market_order set due_at = now() - interval '1 minute'
    where id in (${broken.id}, ${silent.id})`.execute(server.db)
  await sql`update market_order set due_at = now() - interval '2 minutes'
    where id = ${broken.id}`.execute(server.db)
  await sql
    .raw(`create function refuse_order() returns trigger language plpgsql as $$
    begin if new.id = '${broken.id}' and new.state = 'expired' then raise 'broken'; end if;
    return new; end $$`)
    .execute(server.db)
  await sql`create trigger refuse_order before update on market_order
    for each row execute function refuse_order()`.execute(server.db)
  const run = jobs.find(({ kind }) => kind === 'order.due')?.handler({}, server.deps)
  await expect(run).rejects.toThrow('broken')
  expect((await world.get(world.admin, silent.id)).state).toBe('expired')
  await sql`drop trigger refuse_order on market_order`.execute(server.db)
})
