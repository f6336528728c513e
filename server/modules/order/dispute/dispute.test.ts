import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import { picture } from '../../../testing/home.ts'
import { operatorOf } from '../../../testing/operator.ts'
import type { Person } from '../../../testing/people.ts'
import { shop } from '../../../testing/shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { unbalanced } from '../../ledger/index.ts'

let server: TestServer
let acts: ReturnType<typeof shop>
let operator: Person
let admin: Person
let tomeu: Person
let itemId: string
const REASON = 'Faltan las fotos de la terraza'

beforeAll(async () => {
  server = await startTestServer()
  acts = shop(server)
  admin = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  tomeu = await server.register({ role: 'SERVICE' })
  await acts.seller(tomeu)
  itemId = (await acts.publish(tomeu)).id
  operator = await operatorOf(server)
}, 300_000)
afterAll(() => server.close())

const delivered = async (): Promise<Order> => {
  const { body } = await acts.order(admin, itemId)
  const accepted = await acts.done(tomeu, body, 'accept')
  await acts.addFile(tomeu, accepted.id, await picture())
  return acts.done(tomeu, accepted, 'deliver')
}
const disputed = async (isPaid: boolean): Promise<Order> => {
  const given = await delivered()
  const order = isPaid ? await acts.done(tomeu, given, 'received') : given
  return acts.done(admin, order, 'dispute', { text: 'Falta la terraza' })
}
const mine = () => ({ token: operator.token })
const list = async (settled = false) =>
  (await server.call('listDisputes', { ...mine(), query: { settled } })).body
const get = async (id: string) => server.call('getDispute', { ...mine(), params: { id } })
const outcome = async (id: string, percent: number) =>
  (await server.call('previewDispute', { ...mine(), params: { id }, query: { percent } })).body
const settle = (id: string, body: { percent: number; reason: string; version: number }) =>
  server.call('resolveDispute', { ...mine(), params: { id }, body })

describe('a dispute at the operator’s desk', () => {
  it('stands there with both sides’ words and what was delivered', async () => {
    const order = await disputed(true)
    await server.call('createOrderMessage', {
      token: tomeu.token,
      params: { id: order.id },
      body: { clientId: 'client-0001', text: 'Llovía ese día' },
    })
    const { items, total } = await list()
    expect([total, items.map(({ number }) => number)]).toEqual([1, [order.number]])
    const { body } = await get(order.id)
    expect(body.row).toMatchObject({ buyerName: 'Portal Vell', sellerName: 'Llum i Traç' })
    expect(body.words.map(({ act, side, text }) => [act, side, text])).toEqual(
      expect.arrayContaining([
        ['dispute', 'buyer', 'Falta la terraza'],
        [null, 'seller', 'Llovía ese día'],
      ]),
    )
    const [file] = body.files
    const sent = await server.call('getDisputeFile', {
      ...mine(),
      params: { id: order.id, fileId: file?.id ?? '' },
    })
    expect(sent.status).toBe(200)
  })

  it('an order that nobody disputed is not there for the operator', async () => {
    const order = await delivered()
    expect((await get(order.id)).status).toBe(404)
    expect((await settle(order.id, { percent: 0, reason: REASON, version: 1 })).status).not.toBe(
      200,
    )
  })

  it('acceptance 8: says the amounts before, and does what it said', async () => {
    const { body } = await get((await list()).items[0]?.id ?? '')
    const { id } = body.row
    expect(await outcome(id, 100)).toMatchObject({ back: 25_440, owed: 25_440, fee: 0, left: 0 })
    expect(await outcome(id, 0)).toMatchObject({ back: 0, owed: 0, fee: 2_904, left: 22_536 })
    const half = await outcome(id, 50)
    expect(half).toMatchObject({ back: 12_720, owed: 12_720, let: 0, fee: 1_452, left: 11_268 })
    const input = { percent: 50, reason: REASON, version: body.version }
    expect((await settle(id, { ...input, reason: '     corta     ' })).body).toHaveProperty(
      'reason',
    )
    expect((await settle(id, { ...input, version: input.version - 1 })).status).toBe(409)
    const { status, body: closed } = await settle(id, input)
    expect([status, closed.row.state]).toEqual([200, 'closed'])
    const { body: sold } = await server.call('getOrder', { token: tomeu.token, params: { id } })
    expect(sold).toMatchObject({ state: 'closed', refundDue: half.owed })
    expect(sold.events.at(-1)).toMatchObject({ side: 'operator', text: `50 %: ${REASON}` })
    expect((await settle(id, { ...input, version: closed.version })).status).toBe(406)
    const { body: done } = await server.call('listOperatorActs', mine())
    expect(done.items[0]).toMatchObject({
      act: 'order.judge',
      subject: closed.row.number,
      reason: REASON,
    })
    expect([(await list()).total, (await list(true)).items.map((one) => one.id)]).toEqual([0, [id]])
    expect(await unbalanced(server.db)).toEqual([])
  })

  it('of what is not paid the buyer is let off, and nobody owes', async () => {
    const { id } = await disputed(false)
    expect(await outcome(id, 50)).toMatchObject({ back: 12_720, owed: 0, let: 12_720 })
    const { body } = await get(id)
    await settle(id, { percent: 50, reason: REASON, version: body.version })
    const { body: bought } = await server.call('getOrder', { token: admin.token, params: { id } })
    expect(bought.transfer?.amount).toBe(12_720)
  })
})

it('is not settled from a state that only a later version knows', async () => {
  const { id } = await disputed(false)
  const { version } = (await get(id)).body
  const set = (state: string) =>
    sql`update market_order set state = ${state} where id = ${id}`.execute(server.db)
  await set('appealed')
  expect((await settle(id, { percent: 0, reason: REASON, version })).status).toBe(503)
  await set('disputed')
  expect((await settle(id, { percent: 0, reason: REASON, version })).status).toBe(200)
})

it('the next page is there also when the last of this one has been settled meanwhile', async () => {
  const [first, second] = [await disputed(false), await disputed(false)]
  const page = async (cursor?: string) =>
    (
      await server.call('listDisputes', {
        ...mine(),
        query: { limit: 1, ...(cursor && { cursor }) },
      })
    ).body
  let at = await page()
  while (at.items[0]?.id !== first.id && at.next) at = await page(at.next)
  const { version } = (await get(first.id)).body
  await settle(first.id, { percent: 0, reason: REASON, version })
  expect((await page(at.next ?? '')).items.map(({ id }) => id)).toEqual([second.id])
})

it('nobody can write so much that what was said last is hidden from the operator', async () => {
  const order = await disputed(false)
  await sql`insert into order_message (id, order_id, side, by_user, text, at, client_id)
    select gen_random_uuid(), ${order.id}::uuid, 'seller', ${tomeu.profile.id}::uuid, 'ruido',
      now() - interval '1 day' + n * interval '1 second', 'noise-' || n
    from generate_series(1, 600) as n`.execute(server.db)
  const { words } = (await get(order.id)).body
  expect(words.at(-1)).toMatchObject({ act: 'dispute', text: 'Falta la terraza' })
})
