import { afterAll, describe, expect, it } from 'vitest'
import type { Order, Property } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { picture } from '../../testing/home.ts'
import type { Person } from '../../testing/people.ts'
import { balanceOf, unbalanced } from '../ledger/index.ts'
import { commands, salesUnderWay } from './index.ts'
import { orderWorld } from './order.fixture.ts'

const { server, acts, admin, staff, tomeu, item, homeId, ordered, delivered } = await orderWorld()
afterAll(() => server.close())
const get = async (who: Person, id: string) =>
  server.call('getOrder', { token: who.token, params: { id } })

it('the list goes on with what still waits, though its last one has been answered meanwhile', async () => {
  const [older, newer] = [await ordered(), await ordered()]
  const page = async (cursor?: string) =>
    (
      await server.call('listOrders', {
        token: tomeu.token,
        query: { side: 'sold', limit: 1, ...(cursor && { cursor }) },
      })
    ).body
  const { items, next } = await page()
  expect(items.map(({ id }) => id)).toEqual([newer.id])
  await acts.done(tomeu, newer, 'decline', { text: 'No llego' })
  expect((await page(next ?? '')).items.map(({ id }) => id)).toEqual([older.id])
})

describe('a dispute', () => {
  const disputed = async (): Promise<Order> =>
    acts.done(admin, await delivered(), 'dispute', { text: 'Están movidas' })

  it('acceptance 8: half goes back: 127.20, and of the fee 14.52', async () => {
    const paid = await acts.done(
      tomeu,
      await acts.done(tomeu, await ordered(), 'accept'),
      'received',
    )
    await acts.addFile(tomeu, paid.id, await picture())
    const order = await acts.done(admin, await acts.done(tomeu, paid, 'deliver'), 'dispute', {
      text: 'Movidas',
    })
    const one = await acts.done(admin, order, 'agree', { percent: 50 })
    expect(one.state).toBe('disputed')
    const both = await acts.done(tomeu, one, 'agree', { percent: 50 })
    expect(both).toMatchObject({ state: 'closed', refundDue: 12_720 })
    // Over, and still theirs to give back: who is given another role could not any more.
    const waiting = await salesUnderWay(server.db, tomeu.profile.id)
    const back = await acts.done(tomeu, both, 'refund', { amount: 12_720 })
    expect(back).toMatchObject({ payment: 'part_refunded', refunded: 12_720, refundDue: 0 })
    expect(await salesUnderWay(server.db, tomeu.profile.id)).toBe(waiting - 1)
    const { body: earned } = await server.call('getEarnings', { token: tomeu.token })
    expect(earned.orders.find(({ id }) => id === order.id)).toMatchObject({
      fee: 1_452,
      left: 11_268,
    })
    expect(await unbalanced(server.db)).toEqual([])
    expect(await balanceOf(server.db, 'seller:paid', { orderId: order.id })).toBe(12_720)
  })

  it('is judged by the operator on the command line, with a reason both sides read', async () => {
    const order = await disputed()
    const judge = commands.find(({ words }) => words === 'judge')
    const say = (args: string[]) => judge?.run(args, server.deps)
    expect((await say([order.number, '50', 'short']))?.code).toBe(2)
    expect((await say([order.number, '25', 'Tres', 'fotos', 'movidas']))?.code).toBe(0)
    const closed = (await get(admin, order.id)).body
    expect(closed).toMatchObject({ state: 'closed' })
    expect(closed.events.at(-1)).toMatchObject({
      act: 'judge',
      side: 'operator',
      text: '25 %: Tres fotos movidas',
    })
    expect(closed.transfer?.amount).toBe(25_440 - 6_360)
    expect((await say([order.number, '25', 'Tres', 'fotos', 'movidas']))?.code).toBe(1)
  })

  it('more than two rounds of changes there are not', async () => {
    let order = await delivered()
    for (let round = 0; round < 2; round += 1) {
      order = await acts.done(admin, order, 'redo', { text: 'Más luz' })
      order = await acts.done(tomeu, order, 'deliver')
    }
    expect(order.redosLeft).toBe(0)
    expect((await acts.act(admin, order, 'redo', { text: 'Otra' })).status).toBe(406)
  })
})

describe('talk and ratings', () => {
  it('a message is written once and read by both', async () => {
    const order = await ordered()
    const body = { clientId: 'client-0001', text: 'Las llaves, en la oficina' }
    const params = { id: order.id }
    await server.call('createOrderMessage', { token: admin.token, params, body })
    await server.call('createOrderMessage', { token: admin.token, params, body })
    const theirs = (await get(tomeu, order.id)).body.messages
    expect(theirs).toMatchObject([{ own: false, text: body.text }])
  })

  it('a completed order is rated once, answered once, and counts', async () => {
    const done = await acts.done(admin, await delivered(), 'take')
    const params = { id: done.id }
    const rate = () =>
      server.call('reviewOrder', { token: admin.token, params, body: { stars: 5, text: 'Bien' } })
    expect((await rate()).status).toBe(201)
    expect((await rate()).status).toBe(406)
    const answer = () =>
      server.call('answerOrderReview', { token: tomeu.token, params, body: { text: 'Gracias' } })
    expect((await answer()).body.review).toMatchObject({ stars: 5, answer: 'Gracias' })
    expect((await answer()).status).toBe(406)
    const shown = await server.call('getMarketItem', {
      token: admin.token,
      params: { id: item.id },
    })
    expect(shown.body.row.rating).toEqual({ average: 5, count: 1 })
  })
})

describe('what a seller sees of a home', () => {
  it('place, kind and size; the address only from acceptance to seven days after the end', async () => {
    const order = await ordered()
    const { body: property } = await server.call('getProperty', {
      token: admin.token,
      params: { id: homeId },
    })
    const seen = async () => (await get(tomeu, order.id)).body.home
    expect(await seen()).toMatchObject({
      id: null,
      ref: 'OR-1',
      address: null,
      contactName: null,
      contactPhone: null,
    })
    const accepted = await acts.done(tomeu, order, 'accept')
    const street = (property as Property).location?.streetName
    expect((await seen())?.address).toContain(street)
    await acts.addFile(tomeu, order.id, await picture())
    await acts.done(admin, await acts.done(tomeu, accepted, 'deliver'), 'take')
    expect((await seen())?.address).toContain(street)
    await sql`update market_order set ended_at = now() - interval '8 days' where id = ${order.id}`.execute(
      server.db,
    )
    expect(await seen()).toMatchObject({ address: null, contactName: null })
    // Of owner, price floor and mandate there is never a word.
    expect(Object.keys((await seen()) ?? {}).toSorted()).toEqual([
      'address',
      'contactName',
      'contactPhone',
      'id',
      'm2',
      'municipality',
      'postalCode',
      'ref',
      'town',
      'type',
    ])
  })

  it('a hidden home’s town is one that our lists know, until the order is accepted', async () => {
    const order = await ordered()
    const type = async (town: string): Promise<void> => {
      await sql`update property set doc = jsonb_set(doc, '{location}',
        doc -> 'location' || ${JSON.stringify({ town, addressVisibility: 'hidden' })}::jsonb)
        where id = ${homeId}`.execute(server.db)
    }
    const seen = async () => (await get(tomeu, order.id)).body.home?.town
    const listed = async () => {
      const { body } = await server.call('listOrders', {
        token: tomeu.token,
        query: { side: 'sold' },
      })
      return body.items.find(({ id }) => id === order.id)?.homeTitle
    }
    await type('Port de Sóller')
    expect([await seen(), await listed()]).toEqual(['Port de Sóller', 'OR-1, Port de Sóller'])
    await type('Carrer de la Lluna 3')
    expect([await seen(), await listed()]).toEqual([null, 'OR-1, Sóller'])
    await acts.done(tomeu, order, 'accept')
    expect([await seen(), await listed()]).toEqual(['Carrer de la Lluna 3', 'OR-1, Sóller'])
  })

  it('a stranger’s order does not exist', async () => {
    const order = await ordered()
    const strangers = [
      await server.register({ role: 'ADMIN', agencyName: 'Ajena' }),
      await server.register({ role: 'SERVICE' }),
      staff,
    ]
    for (const who of strangers) expect((await get(who, order.id)).status).toBe(404)
    expect((await get(await server.register({ role: 'USER' }), order.id)).status).toBe(403)
  })
})
