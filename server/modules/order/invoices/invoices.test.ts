import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '../../../../generated/model/index.ts'
import { json, sql } from '../../../db/index.ts'
import { picture } from '../../../testing/home.ts'
import type { Person } from '../../../testing/people.ts'
import { shop } from '../../../testing/shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { withCompany } from '../../subscription/subscription.fixture.ts'
import { ISSUER, withIssuer } from '../../invoice/invoice.fixture.ts'
import { moneyFaults } from '../../invoice/index.ts'
import { jobs } from '../index.ts'

let server: TestServer
let acts: ReturnType<typeof shop>
let admin: Person
let tomeu: Person
let itemId: string
let moment = new Date('2026-11-10T10:00:00Z')

let last = 12_345_677
/** Another person's NIF: records are chained by it. */
const nextTaxId = (): string => {
  last += 1
  return `${last}${'TRWAGMYFPDXBNJZSQVHLCKE'[last % 23]}`
}

beforeAll(async () => {
  server = await startTestServer({ now: () => moment })
  acts = shop(server)
  await withIssuer(server)
  admin = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  await withCompany(server, admin)
}, 300_000)
afterAll(() => server.close())
beforeEach(async () => {
  moment = new Date('2026-11-10T10:00:00Z')
  tomeu = await server.register({ role: 'SERVICE' })
  await acts.seller(tomeu, { issueForMe: true, series: 'LL', taxId: nextTaxId() })
  itemId = (await acts.publish(tomeu)).id
})

const run = async (kind: string): Promise<void> =>
  void (await jobs.find((job) => job.kind === kind)?.handler({}, server.deps))
const accepted = async (): Promise<Order> => {
  const made = await acts.order(admin, itemId)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return acts.done(tomeu, made.body, 'accept')
}
const paid = async (): Promise<Order> => acts.done(tomeu, await accepted(), 'received')
const completed = async (order: Order): Promise<Order> => {
  await acts.addFile(tomeu, order.id, await picture())
  return acts.done(admin, await acts.done(tomeu, order, 'deliver'), 'take')
}
const seen = async (who: Person, id: string) => {
  const { body } = await server.call('getOrder', { token: who.token, params: { id } })
  return (body as Order).invoices
}
const invoice = async (who: Person, id = '') =>
  (await server.call('getInvoice', { token: who.token, params: { id } })).body

describe('the seller’s invoice to the buyer', () => {
  it('is issued in the seller’s name with what the order says, and both read it', async () => {
    const order = await paid()
    expect(await seen(admin, order.id)).toEqual([])
    await run('order.invoices')
    const [one] = await seen(admin, order.id)
    expect(one).toMatchObject({ about: 'sale', kind: 'F1', payable: 25_440 })
    expect(one?.fullNumber).toBe('LL-2026-000001')
    const received = await invoice(admin, one?.id)
    expect(received).toMatchObject({
      side: 'received',
      state: 'paid',
      base: 24_000,
      withheldPct: 15,
      withheld: 3_600,
      payable: 25_440,
      issuer: { name: 'Tomeu Sastre Llull', taxId: '12345678Z' },
      receiver: { name: 'Port Vell, S.L.', taxId: 'B57123457' },
    })
    expect(await invoice(tomeu, one?.id)).toMatchObject({ side: 'issued' })
    const { status } = await server.call('downloadInvoice', {
      token: admin.token,
      params: { id: one?.id ?? '' },
    })
    expect(status).toBe(200)
    await run('order.invoices')
    expect(await seen(admin, order.id)).toHaveLength(1)
  })

  it('is issued though a clock that ran a year ahead noted when to look', async () => {
    const order = await paid()
    await sql`update market_order set invoice_at = invoice_at + interval '1 year'
      where id = ${order.id}::uuid`.execute(server.db)
    await run('order.invoices')
    expect(await seen(admin, order.id)).toHaveLength(1)
  })

  it('numbers without a gap, one an order', async () => {
    const orders = [await paid(), await paid(), await paid()]
    await run('order.invoices')
    const numbers = await Promise.all(orders.map(async ({ id }) => (await seen(tomeu, id))[0]))
    expect(new Set(numbers.map((one) => one?.fullNumber))).toEqual(
      new Set(['LL-2026-000001', 'LL-2026-000002', 'LL-2026-000003']),
    )
  })

  it('stays out of the series of another account of its tax number', async () => {
    const own = await paid()
    await run('order.invoices')
    const { body } = await server.call('getSeller', { token: tomeu.token })
    const [twin, taxId] = [await server.register({ role: 'SERVICE' }), body.data.taxId]
    await acts.seller(twin, { taxId: '87654321X', issueForMe: true, series: 'LL' })
    const { version } = (await server.call('getSeller', { token: twin.token })).body
    const asked = { token: twin.token, body: { version, taxId } }
    const { status, body: fault } = await server.call('updateSeller', asked)
    expect([status, Object.keys(fault)]).toEqual([400, ['taxId']])
    const made = await acts.order(admin, (await acts.publish(twin)).id)
    const theirs = await acts.done(twin, await acts.done(twin, made.body, 'accept'), 'received')
    // It stood there before the other issued.
    await sql`update seller set doc = doc || ${JSON.stringify({ taxId })}::jsonb
      where user_id = ${twin.profile.id}`.execute(server.db)
    await run('order.invoices')
    expect(await seen(twin, theirs.id)).toEqual([])
    expect(await seen(tomeu, own.id)).toMatchObject([{ fullNumber: 'LL-2026-000001' }])
    expect(await moneyFaults(server.db)).toEqual([])
  })

  it('is never in a series of what rectifies, nor under the tax number of the operator', async () => {
    const { token } = tomeu
    const { version } = (await server.call('getSeller', { token })).body
    for (const [field, value] of [
      ['taxId', ISSUER.taxId],
      ['series', 'R'],
    ] as const) {
      const { status, body } = await server.call('updateSeller', {
        token,
        body: { version, [field]: value },
      })
      expect([status, Object.keys(body)]).toEqual([400, [field]])
    }
    // Theirs before it was the operator's.
    await sql`update seller set doc = doc || ${JSON.stringify({ taxId: ISSUER.taxId })}::jsonb
      where user_id = ${tomeu.profile.id}`.execute(server.db)
    const order = await paid()
    await run('order.invoices')
    expect(await seen(tomeu, order.id)).toEqual([])
  })

  it('acceptance 8: what goes back is taken back by another, once, to the cent', async () => {
    const order = await completed(await paid())
    await run('order.invoices')
    await acts.done(tomeu, order, 'refund', { amount: 12_720 })
    await run('order.invoices')
    await run('order.invoices')
    const [sale, credit, ...more] = await seen(admin, order.id)
    expect(more).toEqual([])
    expect(credit).toMatchObject({ about: 'sale', kind: 'R1', payable: -12_720 })
    expect(await invoice(admin, credit?.id)).toMatchObject({
      rectifies: sale?.fullNumber,
      base: -12_000,
      withheld: -1_800,
      state: 'paid',
    })
  })

  it('is taken back under their number once it is theirs, and nothing fails until then', async () => {
    const order = await completed(await paid())
    await run('order.invoices')
    const { taxId } = (await server.call('getSeller', { token: tomeu.token })).body.data
    const givenTo = (userId: string | null) =>
      sql`update invoice_chain set user_id = ${userId}::uuid, agency_id =
        ${userId === null ? admin.profile.agency_ids[0] : null}::uuid
        where tax_id = ${taxId}`.execute(server.db)
    await givenTo(null)
    await acts.done(tomeu, order, 'refund', { amount: 12_720 })
    await run('order.invoices')
    expect(await seen(admin, order.id)).toHaveLength(1)
    await givenTo(tomeu.profile.id)
    moment = new Date('2026-11-10T17:00:00Z')
    await run('order.invoices')
    expect(await seen(admin, order.id)).toMatchObject([{}, { kind: 'R1', payable: -12_720 }])
  })

  it('of what is settled before it is paid the rest is left to pay', async () => {
    let order = await accepted()
    await acts.addFile(tomeu, order.id, await picture())
    order = await acts.done(tomeu, order, 'deliver')
    order = await acts.done(admin, order, 'dispute', { text: 'Falta la terraza' })
    order = await acts.done(tomeu, order, 'agree', { percent: 50 })
    order = await acts.done(admin, { ...order }, 'agree', { percent: 50 })
    await run('order.invoices')
    const [sale] = await seen(admin, order.id)
    expect(await invoice(admin, sale?.id)).toMatchObject({ state: 'part_paid', paid: 12_720 })
    const sold = await server.call('getOrder', { token: tomeu.token, params: { id: order.id } })
    await acts.done(tomeu, sold.body, 'received')
    await run('order.invoices')
    expect(await invoice(admin, sale?.id)).toMatchObject({ state: 'paid' })
  })

  it('is the seller’s own matter where they did not say so before they accepted', async () => {
    const other = await server.register({ role: 'SERVICE' })
    await acts.seller(other)
    const item = await acts.publish(other)
    const made = await acts.order(admin, item.id)
    const order = await acts.done(other, await acts.done(other, made.body, 'accept'), 'received')
    await acts.seller(other, { taxId: '87654321X', issueForMe: true })
    await run('order.invoices')
    expect(await seen(other, order.id)).toEqual([])
  })

  it('waits while the buyer’s own data are missing, and comes once they are there', async () => {
    const bare = await server.register({ agencyName: 'Sense dades' })
    const made = await acts.order(bare, itemId)
    await acts.done(tomeu, await acts.done(tomeu, made.body, 'accept'), 'received')
    await run('order.invoices')
    expect(await seen(tomeu, made.body.id)).toEqual([])
    await withCompany(server, bare)
    moment = new Date('2026-11-10T17:00:00Z')
    await run('order.invoices')
    expect(await seen(tomeu, made.body.id)).toHaveLength(1)
  })

  it.each([
    ['market_order.sum', { lines: [{ kind: 'urgency', name: 'Prisa', quantity: 1, amount: 1 }] }],
    ['market_order.item', { exemption: { article: '20' } }],
    ['seller.doc', { series: { of: 'LL' } }],
  ])('waits for a version that reads all of %s', async (column, odd) => {
    const { id, sum } = await paid()
    const [table = '', name = ''] = column.split('.')
    const found = table === 'seller' ? sql`user_id = ${tomeu.profile.id}` : sql`id = ${id}`
    const { rows } = await sql<{ was: unknown }>`
      select ${sql.ref(name)} #> '{}' as was from ${sql.table(table)} where ${found}`.execute(
      server.db,
    )
    const write = (doc: unknown) =>
      sql`update ${sql.table(table)} set ${sql.ref(name)} = ${json(doc)} where ${found}`.execute(
        server.db,
      )
    await write({ ...(rows[0]?.was as object), ...odd })
    await run('order.invoices')
    expect(await seen(admin, id)).toEqual([])
    await write(rows[0]?.was)
    moment = new Date('2026-11-10T17:00:00Z')
    await run('order.invoices')
    expect(await seen(admin, id)).toMatchObject([{ payable: sum.total }])
  })
})

describe('the site’s monthly invoice of its fee', () => {
  it('waits for a version that reads all of who it is for', async () => {
    const { id } = await paid()
    moment = new Date('2026-12-01T09:00:00Z')
    const write = (more: object) =>
      sql`update seller set doc = doc || ${json(more)}
        where user_id = ${tomeu.profile.id}`.execute(server.db)
    const fees = async () => (await seen(tomeu, id)).filter(({ about }) => about === 'fee')
    await write({ address: 'Carrer dels Oms '.repeat(40) })
    await run('order.fees')
    expect(await fees()).toEqual([])
    await write({ address: 'Carrer dels Oms 12, Palma' })
    await run('order.fees')
    expect(await fees()).toHaveLength(1)
  })

  it('comes though a hundred others wait before it', async () => {
    const half = await paid()
    await sql`update seller set doc = doc || ${json({ address: 'Carrer dels Oms '.repeat(40) })}
      where user_id = ${tomeu.profile.id}`.execute(server.db)
    await sql`insert into market_order select (jsonb_populate_record(o, jsonb_build_object(
        'id', gen_random_uuid(), 'key', gen_random_uuid(), 'number', 'OLD-' || n,
        'paid_at', o.paid_at - make_interval(months => n)))).*
      from market_order o, generate_series(1, 110) n where o.id = ${half.id}::uuid`.execute(
      server.db,
    )
    const other = await server.register({ role: 'SERVICE' })
    await acts.seller(other, { taxId: nextTaxId() })
    const made = await acts.order(admin, (await acts.publish(other)).id)
    const { id } = await acts.done(other, await acts.done(other, made.body, 'accept'), 'received')
    moment = new Date('2026-12-01T09:00:00Z')
    // In another order each hour: ten times left out is one in 10^10.
    for (let hour = 0; hour < 10; hour += 1) await run('order.fees')
    expect((await seen(other, id)).filter(({ about }) => about === 'fee')).toHaveLength(1)
    await sql`delete from market_order where number like 'OLD-%'`.execute(server.db)
  })

  it('has a line an order of the month, is to be paid, and is taken back with a refund', async () => {
    const [first, second] = [await paid(), await paid()]
    await run('order.fees')
    expect((await seen(tomeu, first.id)).filter(({ about }) => about === 'fee')).toEqual([])
    moment = new Date('2026-12-01T09:00:00Z')
    await run('order.fees')
    await run('order.fees')
    const [fee] = (await seen(tomeu, first.id)).filter(({ about }) => about === 'fee')
    const charged = await invoice(tomeu, fee?.id)
    // Twice 24.00 and 21 % of it.
    expect(charged).toMatchObject({ base: 4_800, payable: 5_808, dueOn: '2026-12-15' })
    expect(charged.lines).toHaveLength(2)
    expect(charged.transfer?.iban).toBe('ES9121000418450200051332')
    expect((await seen(admin, first.id)).map(({ about }) => about)).not.toContain('fee')
    const done = await completed(second)
    await acts.done(tomeu, done, 'refund', { amount: 12_720 })
    await run('order.invoices')
    const credit = (await seen(tomeu, second.id)).find(
      ({ about, kind }) => about === 'fee' && kind === 'R1',
    )
    // Acceptance 8: 14.52 of the fee goes back.
    expect(credit).toMatchObject({ payable: -1_452 })
    expect(await moneyFaults(server.db)).toEqual([])
  })
})

it('an order whose invoice fails is looked at again later, and holds up no other', async () => {
  const [odd, well] = [await paid(), await paid()]
  await sql`update market_order set sum = jsonb_set(sum, '{lines}', '[]'),
    invoice_at = invoice_at - interval '1 hour' where id = ${odd.id}`.execute(server.db)
  await expect(run('order.invoices')).rejects.toThrow('The invoice lacks a line')
  expect(await seen(tomeu, well.id)).toHaveLength(1)
  const { rows } = await sql<{ later: boolean }>`select invoice_at > ${moment} as later
    from market_order where id = ${odd.id}`.execute(server.db)
  expect(rows).toEqual([{ later: true }])
  await sql`update market_order set invoice_at = null where id = ${odd.id}`.execute(server.db)
})

it.each(['state', 'payment', 'pay'])(
  'an order of which only a later version knows the %s is neither invoiced nor charged its fee',
  async (column) => {
    const order = await paid()
    const set = (value: string) =>
      sql`update market_order set ${sql.ref(column)} = ${value} where id = ${order.id}`.execute(
        server.db,
      )
    const { rows } = await sql<{ was: string }>`select ${sql.ref(column)} as was from market_order
      where id = ${order.id}`.execute(server.db)
    await set('in_part')
    await run('order.invoices')
    moment = new Date('2026-12-01T09:00:00Z')
    await run('order.fees')
    await set(rows[0]?.was ?? '')
    expect(await seen(tomeu, order.id)).toEqual([])
    await run('order.invoices')
    await run('order.fees')
    expect((await seen(tomeu, order.id)).map(({ about }) => about).toSorted()).toEqual([
      'fee',
      'sale',
    ])
  },
)
