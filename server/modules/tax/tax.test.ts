import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { inTransaction, json, sql, type Db } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { issueInvoice, payInvoice, rectifyInvoice, type NewInvoice } from '../invoice/index.ts'
import { newInvoice, withIssuer } from '../invoice/invoice.fixture.ts'
import { monthsFrom, quarterDays, quarterOf } from './period.ts'

test.each([
  ['2026-Q1', '2026-01-01', '2026-03-31'],
  ['2026-Q4', '2026-10-01', '2026-12-31'],
  ['2028-Q1', '2028-01-01', '2028-03-31'],
])('%s is from %s to %s', (quarter, from, to) => {
  expect(quarterDays(quarter)).toEqual({ from, to })
  expect([quarterOf(from), quarterOf(to)]).toEqual([quarter, quarter])
})
test('a year ends with its last day', () =>
  expect(monthsFrom(2026, 1, 12)).toEqual({ from: '2026-01-01', to: '2026-12-31' }))

let server: TestServer
let admin: Person
let other: Person
let moment = new Date('2026-11-10T10:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ now: () => moment })
  admin = await server.register({ agencyName: 'Port Vell' })
  other = await server.register({ agencyName: 'Sal i Pins' })
  await withIssuer(server)
})
afterAll(() => server.close())

const acting = <T>(fn: Parameters<typeof inTransaction<T>>[1]) => inTransaction(server.db, fn)
const issue = (part: Partial<NewInvoice> = {}) =>
  acting((trx) =>
    issueInvoice(
      trx,
      newInvoice(admin, {
        by: { agencyId: admin.profile.agency_ids[0] ?? '' },
        receiverAgencyId: null,
        issuer: { name: 'Aina Ferragut', taxId: '12345678Z', address: 'Moll 3, Palma' },
        receiver: { name: 'Catalina Oliver', taxId: '87654321X', address: 'Lluna 12' },
        ...part,
      }),
      moment,
    ),
  )
/** Writes over an issued invoice as only another version could; answers what was there. */
async function written(trx: Db, id: string, column: string, value: unknown): Promise<unknown> {
  const { rows } = await sql<{ old: unknown }>`
    select ${sql.ref(column)} #> '{}' as old from invoice where id = ${id}::uuid`.execute(trx)
  await sql`set local session_replication_role = replica`.execute(trx)
  await sql`update invoice set ${sql.ref(column)} = ${sql.ref(column)} || ${json(value)}
    where id = ${id}::uuid`.execute(trx)
  if (JSON.stringify(value) === '{}')
    await sql`update invoice set ${sql.ref(column)} = '{}' where id = ${id}::uuid`.execute(trx)
  return rows[0]?.old
}
const line = (price: number, vatPct = 21) => ({ text: 'Honorarios', quantity: 1, price, vatPct })
const mine = () => ({ token: admin.token })

describe('sums for the adviser', () => {
  it('are those of the invoices behind them, credits taken off, of the agency alone', async () => {
    const first = await issue({ lines: [line(100_003), line(5_000, 10)] })
    await issue({ lines: [line(300_000)], withheldPct: 15 })
    await acting((trx) => issueInvoice(trx, newInvoice(admin), moment))
    await acting((trx) =>
      rectifyInvoice(trx, { id: first.id, refund: 6_050, cause: 'Descuento' }, moment),
    )
    const { body } = await server.call('getTaxVat', { ...mine(), query: { quarter: '2026-Q4' } })
    for (const side of ['issued', 'received'] as const) {
      const items = body.items.filter((one) => one.side === side)
      for (const key of ['base', 'amount'] as const) {
        expect(body[side][key]).toBe(items.reduce((sum, one) => sum + one[key], 0))
        expect(body[side][key]).toBe(body[side].rates.reduce((sum, one) => sum + one[key], 0))
      }
    }
    expect(body.received).toMatchObject({ base: 7_900, amount: 1_659 })
    expect(body.issued.rates.map(({ pct }) => pct)).toEqual([21, 10])
    const later = await server.call('getTaxVat', { ...mine(), query: { quarter: '2027-Q1' } })
    expect(later.body).toMatchObject({ issued: { amount: 0, rates: [] }, items: [] })
    const strange = await server.call('getTaxVat', {
      token: other.token,
      query: { quarter: '2026-Q4' },
    })
    expect(strange.body.items).toEqual([])
  })

  it('IRPF is what was withheld; such invoices are no partner’s of model 347', async () => {
    const { body } = await server.call('getTaxWithheld', {
      ...mine(),
      query: { quarter: '2026-Q4' },
    })
    expect(body).toMatchObject({ issued: { base: 300_000, amount: 45_000 }, received: { base: 0 } })
    const query = { year: 2026 }
    const before = await server.call('listTaxPartners', { ...mine(), query })
    expect(before.body.items).toEqual([])
    await issue({ lines: [line(153_000)] })
    const { body: after } = await server.call('listTaxPartners', { ...mine(), query })
    // 100,003 and 5,000 with VAT, less the credit, and 1,851.30 €.
    expect(after.items).toMatchObject([{ side: 'issued', taxId: '87654321X', invoices: 3 }])
    expect(after.items[0]?.total).toBe(121_004 + 5_500 - 6_050 + 185_130)
    const { body: file } = await server.inject({
      method: 'GET',
      url: '/api/v1/tax/partners/csv/?year=2026',
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(file).toContain('Emitida;87654321X;Catalina Oliver;3;0;3055,84')
  })

  it('figures are the sums of the lists they lead to', async () => {
    moment = new Date('2026-11-20T10:00:00Z')
    const late = await issue({ dueOn: '2026-11-19' })
    const paid = await issue()
    await acting((trx) => payInvoice(trx, { id: paid.id, amount: 1_000, now: moment }))
    const { body } = await server.call('getTaxFigures', mine())
    const sum = async (
      query: Record<string, unknown>,
      of: (row: { total: number; payable: number; paid: number }) => number,
    ) =>
      (
        await server.call('listInvoices', {
          ...mine(),
          query: { side: 'issued', limit: 100, ...query },
        })
      ).body.items.reduce((all, row) => all + of(row), 0)
    const { from, to } = body
    expect(body.invoiced).toBe(await sum({ from, to }, ({ total }) => total))
    expect(body.collected).toBe(1_000)
    expect(body.due).toBe(
      await sum({ standing: 'open' }, ({ payable, paid: came }) => payable - came),
    )
    expect(body.overdue).toBe(
      await sum({ standing: 'overdue' }, ({ payable, paid: came }) => payable - came),
    )
    expect(body.overdue).toBeGreaterThanOrEqual(late.payable)
  })

  it('what is taken back whole before anybody paid was not collected, nor given back', async () => {
    const collected = async () => (await server.call('getTaxFigures', mine())).body.collected
    const before = await collected()
    const { id } = await issue()
    const takeBack = (refund: number | null) =>
      acting((trx) => rectifyInvoice(trx, { id, refund, cause: 'Se deshace' }, moment))
    await takeBack(500)
    await takeBack(null)
    expect(await collected()).toBe(before)
  })

  it.each<[string, string, unknown]>([
    ['rates in another way', 'doc', { vat: { general: 21 } }],
    ['a rate in words', 'doc', { vat: [{ pct: 'general', base: 1.5, vat: '1' }] }],
    ['nobody’s name', 'receiver', {}],
  ])('of an invoice in which another version wrote %s wait for it', async (_how, column, value) => {
    const id = (await issue()).id
    const before = await acting((trx) => written(trx, id, column, value))
    const query = { quarter: '2026-Q4' }
    expect((await server.call('getTaxVat', { ...mine(), query })).status).toBe(503)
    expect((await server.call('exportTaxVat', { ...mine(), query })).status).toBe(503)
    expect((await server.call('getTaxFigures', mine())).status).toBe(503)
    await acting((trx) => written(trx, id, column, before))
  })
})
