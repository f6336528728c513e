import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExpenseInput } from '../../../generated/model/index.ts'
import { json, sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { payExpense } from './index.ts'
import { comesTo, faultsOf } from './reckon.ts'

const INPUT: ExpenseInput = {
  supplierName: 'Endesa Energía, S.A.',
  supplierTaxId: 'a-81948077',
  supplierIban: 'ES60 0049 1500 0512 3456 7892',
  number: 'P26CON041187',
  issuedOn: '2026-11-02',
  concept: 'Electricidad de la oficina',
  lines: [{ vatPct: 21, base: 7000 }],
}

describe('what an expense comes to', () => {
  it.each<[string, Partial<ExpenseInput>, number[]]>([
    ['one rate', {}, [7000, 1470, 1470, 8470]],
    [
      'two rates',
      {
        lines: [
          { vatPct: 21, base: 1005 },
          { vatPct: 10, base: 1005 },
        ],
      },
      [2010, 312, 312, 2322],
    ],
    ['half of it deducted', { deductiblePct: 50 }, [7000, 1470, 735, 8470]],
    ['IRPF withheld', { withheld: 1050 }, [7000, 1470, 1470, 7420]],
    [
      'VAT as printed',
      { lines: [{ vatPct: 21, base: 7000, vat: 1471 }] },
      [7000, 1471, 1471, 8471],
    ],
    ['a credit', { lines: [{ vatPct: 21, base: -7000 }] }, [-7000, -1470, -1470, -8470]],
    ['exempt', { lines: [{ vatPct: 0, base: 7000 }] }, [7000, 0, 0, 7000]],
  ])('with %s', (_what, part, [net, vat, deductible, payable]) =>
    expect(comesTo({ ...INPUT, ...part })).toEqual({ net, vat, deductible, payable }),
  )
  it.each<[Partial<ExpenseInput>, [string, string][]]>([
    [{}, []],
    [{ supplierTaxId: 'DE123456789' }, []],
    [{ supplierTaxId: 'A81948078' }, [['supplierTaxId', 'taxId']]],
    [{ supplierTaxId: 'ESA81948078' }, [['supplierTaxId', 'taxId']]],
    [{ supplierIban: 'ES60 0049 1500 0512 3456 7893' }, [['supplierIban', 'iban']]],
    [{ issuedOn: '2026-11-28' }, [['issuedOn', 'future']]],
    [{ issuedOn: '0026-11-01' }, [['issuedOn', 'past']]],
    [{ issuedOn: '2016-11-26' }, [['issuedOn', 'past']]],
    [{ issuedOn: '2016-11-27' }, []],
    [{ dueOn: '2026-11-01' }, [['dueOn', 'dueBefore']]],
    [{ lines: [{ vatPct: 21, base: 7000, vat: 1571 }] }, [['lines.0.vat', 'vatOff']]],
    [
      {
        lines: [
          { vatPct: 4, base: 1 },
          { vatPct: 4, base: 2 },
        ],
      },
      [['lines.1.vatPct', 'rateTwice']],
    ],
    [{ withheld: 8471, withheldFor: 'rent' }, [['withheld', 'withheldMore']]],
    [{ lines: [{ vatPct: 0, base: 99_999_999_999 }] }, []],
    [{ lines: [{ vatPct: 21, base: 99_999_999_999 }] }, [['lines', 'tooLarge']]],
    [{ lines: [{ vatPct: 21, base: -99_999_999_999 }] }, [['lines', 'tooLarge']]],
    [
      { supplierName: '  ', number: '\u00a0' },
      [
        ['supplierName', 'blank'],
        ['number', 'blank'],
      ],
    ],
  ])('%j has the faults %j', (part, faults) =>
    expect(faultsOf({ ...INPUT, ...part }, '2026-11-27')).toEqual(faults),
  )
})

let server: TestServer
let admin: Person
let staff: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-27T10:00:00Z') })
  admin = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register({ role: 'ADMIN', agencyName: 'Es Born' })
})
afterAll(() => server.close())

const add = (part: Partial<ExpenseInput> = {}, { token } = admin) =>
  server.call('createExpense', { token, body: { ...INPUT, ...part } })

it('is kept with its sums, once, and found by words of its supplier', async () => {
  const { token } = admin
  const { body } = await add()
  expect(body).toMatchObject({
    data: { supplierTaxId: 'A81948077', supplierIban: 'ES6000491500051234567892' },
    net: 7000,
    payable: 8470,
    state: 'open',
    file: null,
  })
  const twice = await add({ number: 'p26con041187' })
  expect([twice.status, Object.keys(twice.body)]).toEqual([400, ['number']])
  await add({ number: '2', issuedOn: '2026-11-20', supplierName: 'Fontanería Vidal' })
  const all = (await server.call('listExpenses', { token })).body
  expect(all).toMatchObject({ total: 2, open: 16_940 })
  expect(all.items.map(({ data }) => data.number)).toEqual(['2', 'P26CON041187'])
  const found = await server.call('listExpenses', { token, query: { q: 'energia ENDESA' } })
  expect(found.body.items.map(({ id }) => id)).toEqual([body.id])
  const first = (await server.call('listExpenses', { token, query: { limit: 1 } })).body
  const next = await server.call('listExpenses', { token, query: { cursor: first.next ?? '' } })
  expect(next.body.items.map(({ id }) => id)).toEqual([body.id])
})

it('is saved by its version and removed with its paper', async () => {
  const { token } = admin
  const { id } = (await add({ number: '3' })).body
  const params = { id }
  const body = { version: 1, data: { ...INPUT, number: '3', deductiblePct: 0 } }
  const saved = await server.call('saveExpense', { token, params, body })
  expect(saved.body).toMatchObject({ version: 2, deductible: 0 })
  const stale = await server.call('saveExpense', { token, params, body })
  expect([stale.status, stale.body]).toMatchObject([409, { current: { version: 2 } }])
  const paper = (content: Buffer) =>
    server.call('uploadExpenseFile', {
      token,
      params,
      files: [{ field: 'file', filename: 'f.pdf', mime: 'application/pdf', content }],
    })
  expect((await paper(Buffer.from('no PDF at all'))).status).toBe(415)
  expect((await paper(Buffer.from('%PDF-1.7\n1'))).body.file).toMatchObject({ filename: 'f.pdf' })
  expect((await server.call('downloadExpenseFile', { token, params })).status).toBe(200)
  const strange = await server.call('downloadExpenseFile', { token: stranger.token, params })
  expect(strange.status).toBe(404)
  const [key] = await server.db
    .selectFrom('expense')
    .select('file_key')
    .where('id', '=', id)
    .execute()
  expect((await server.call('deleteExpense', { token, params })).status).toBe(204)
  await server.runJobs()
  expect(await server.deps.files.exists(key?.file_key ?? '')).toBe(false)
})

it('never comes to less than was paid of it', async () => {
  const { token } = admin
  const { id } = (await add({ number: '5' })).body
  const agencyId = admin.profile.agency_ids[0] ?? ''
  await payExpense(server.db, { agencyId, id, amount: 5000, on: '2026-11-26' })
  const save = (base: number, version = 1) => {
    const data = { ...INPUT, number: '5', lines: [{ vatPct: 0 as const, base }] }
    return server.call('saveExpense', { token, params: { id }, body: { version, data } })
  }
  expect((await save(4999)).status).toBe(406)
  expect((await save(5000)).body).toMatchObject({ payable: 5000, paid: 5000, state: 'paid' })
  // It is paid whole since it comes to what was paid, and not any more once it comes to more.
  const { paidOn } = (await save(5000, 2)).body
  expect(paidOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(paidOn).toBe('2026-11-26')
  expect((await save(5001, 3)).body).toMatchObject({ state: 'part_paid', paidOn: null })
  // A slip of the pen pays nothing: it is paid on the day that it was.
  expect((await save(5000, 4)).body).toMatchObject({ state: 'paid', paidOn: '2026-11-26' })
})

it('is paid by hand beside what the bank paid, and taken back', async () => {
  const { token } = admin
  const { id } = (await add({ number: '6b' })).body
  const params = { id }
  const agencyId = admin.profile.agency_ids[0] ?? ''
  await payExpense(server.db, { agencyId, id, amount: 470, on: '2026-11-26' })
  const pay = (amount: number, on = '2026-11-20') =>
    server.call('payExpense', { token, params, body: { amount, on } })
  const bad = await pay(8001, '2026-11-28')
  expect([bad.status, Object.keys(bad.body)]).toEqual([400, ['amount', 'on']])
  expect((await pay(3000)).body).toMatchObject({ state: 'part_paid', paid: 3470, paidOn: null })
  const rest = (await pay(5000)).body
  expect(rest).toMatchObject({ state: 'paid', paidByHand: 8000, paidOn: '2026-11-20' })
  expect((await pay(1)).status).toBe(406)
  const undone = await server.call('undoExpensePayment', { token, params })
  expect(undone.body).toMatchObject({ state: 'part_paid', paid: 470, paidByHand: 0 })
  expect((await server.call('undoExpensePayment', { token, params })).status).toBe(406)
  const other = { token: stranger.token, params }
  expect((await server.call('undoExpensePayment', other)).status).toBe(404)
})

it('with a line of another version is not saved as if that line were none', async () => {
  const { token } = admin
  const { id } = (await add({ number: '6' })).body
  const odd = [{ vatPct: 5, base: 7000 }, ...INPUT.lines]
  await sql`update expense set data = data || ${json({ lines: odd })},
    net = net + 7000 where id = ${id}::uuid`.execute(server.db)
  const params = { id }
  const { data, version, payable } = (await server.call('getExpense', { token, params })).body
  expect(data.lines).toHaveLength(1)
  const saved = await server.call('saveExpense', { token, params, body: { version, data } })
  expect(saved.status).toBe(503)
  const query = { quarter: '2026-Q4' }
  expect((await server.call('getTaxVat', { token, query })).status).toBe(503)
  expect((await server.call('getExpense', { token, params })).body.payable).toBe(payable)
})

it('of a thousand millions is summed with others', async () => {
  await add({ number: '7', lines: [{ vatPct: 0, base: 99_999_999_999 }] }, stranger)
  await add({ number: '8', lines: [{ vatPct: 0, base: 99_999_999_999 }] }, stranger)
  const all = await server.call('listExpenses', { token: stranger.token })
  expect([all.status, all.body.open]).toEqual([200, 199_999_999_998])
})

it('is the ADMIN’s of its agency: others’ is 404, a STAFF’s 403', async () => {
  const { id } = (await add({ number: '4' })).body
  const params = { id }
  const of = async (token: string) => [
    (await server.call('getExpense', { token, params })).status,
    (await server.call('deleteExpense', { token, params })).status,
  ]
  expect(await of(stranger.token)).toEqual([404, 404])
  expect(await of(staff.token)).toEqual([403, 403])
  expect((await add({ number: '4' }, stranger)).status).toBe(201)
})

it('is written down once by two at the same moment', async () => {
  const atOnce = await Promise.all([add({ number: 'X-1' }), add({ number: 'x-1' })])
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([201, 400])
})

describe('what the adviser reads', () => {
  let own: Person
  const QUARTER = { query: { quarter: '2026-Q3' } }
  const read = async <O extends 'getTaxVat' | 'getTaxWithheld'>(operation: O) =>
    (await server.call(operation, { token: own.token, ...QUARTER })).body
  beforeAll(async () => {
    own = await server.register({ role: 'ADMIN', agencyName: 'Sa Lluna' })
    const of = (part: Partial<ExpenseInput>) => add({ supplierIban: '', ...part }, own)
    const both = [
      { vatPct: 21 as const, base: 1005 },
      { vatPct: 10 as const, base: 1005 },
    ]
    await of({ number: 'A', issuedOn: '2026-07-01', lines: both, deductiblePct: 50 })
    const rent = { lines: [{ vatPct: 21 as const, base: 100_000 }], withheld: 19_000 }
    const landlord = { supplierName: 'Locales Sóller', supplierTaxId: 'B07000003' }
    await of({ ...landlord, ...rent, number: 'B', issuedOn: '2026-09-30', withheldFor: 'rent' })
    const advice = { lines: [{ vatPct: 21 as const, base: 40_000 }], withheld: 6000 }
    await of({ ...advice, number: 'C', issuedOn: '2026-08-01', withheldFor: 'services' })
    await of({ number: 'D', issuedOn: '2026-08-02', lines: [{ vatPct: 21, base: 250_000 }] })
    await of({ number: 'E', issuedOn: '2026-10-01', lines: [{ vatPct: 0, base: 9_000_000 }] })
  })

  it('is of VAT what is deducted, and what the papers have beside it', async () => {
    const { received, issued, items } = await read('getTaxVat')
    // 21 %: half of 211, 21,000, 8,400 and 52,500; 10 %: half of 101.
    expect(received.rates).toEqual([
      { model: null, pct: 21, base: 391_005, amount: 82_006 },
      { model: null, pct: 10, base: 1005, amount: 51 },
    ])
    expect([received.base, received.amount, issued.amount]).toEqual([392_010, 82_057, 0])
    expect(items.map(({ fullNumber, printed }) => [fullNumber, printed])).toEqual([
      ['A', 211],
      ['A', 101],
      ['C', 8400],
      ['D', 52_500],
      ['B', 21_000],
    ])
    const days = { from: '2026-07-01', to: '2026-09-30' }
    const kept = await server.call('listExpenses', { token: own.token, query: days })
    const deductible = kept.body.items.reduce((sum, one) => sum + one.deductible, 0)
    expect(deductible).toBe(received.amount)
    const file = await server.inject({
      method: 'GET',
      url: '/api/v1/tax/vat/csv/?quarter=2026-Q3',
      headers: { authorization: `Bearer ${own.token}` },
    })
    expect(file.body).toContain('Recibida;A;2026-07-01;')
    expect(file.body).toContain(';21;10,05;2,11;1,06')
  })

  it('is of IRPF rents apart from services, which are no partners’ of model 347', async () => {
    const { received, issued } = await read('getTaxWithheld')
    expect(received.rates).toEqual([
      { model: '111', pct: 15, base: 40_000, amount: 6000 },
      { model: '115', pct: 19, base: 100_000, amount: 19_000 },
    ])
    expect([received.amount, issued.amount]).toEqual([25_000, 0])
    const query = { year: 2026 }
    const { body } = await server.call('listTaxPartners', { token: own.token, query })
    // A 2,322, D 302,500 and E 9,000,000 of one supplier; its C had IRPF withheld.
    expect(body.items).toMatchObject([
      { side: 'received', taxId: 'A81948077', total: 9_304_822, invoices: 0, expenses: 3 },
    ])
  })

  it.each<[keyof ExpenseInput, unknown]>([
    ['withheld', 'a fifth'],
    ['withheldFor', 'royalties'],
    ['deductiblePct', 'half'],
    ['supplierTaxId', 5],
    ['supplierName', null],
    ['number', []],
    ['issuedOn', 'last week'],
  ])('waits for the version that wrote its %s as %j', async (key, value) => {
    const someone = await server.register({ role: 'ADMIN', agencyName: `Es ${key}` })
    const rent = { lines: [{ vatPct: 21 as const, base: 500_000 }], withheld: 95_000 }
    await add({ ...rent, withheldFor: 'rent', deductiblePct: 50 }, someone)
    const { token } = someone
    const [quarter, year] = [{ quarter: '2026-Q4' }, { year: 2026 }]
    const statuses = async () => [
      (await server.call('getTaxFigures', { token })).status,
      (await server.call('getTaxVat', { token, query: quarter })).status,
      (await server.call('exportTaxVat', { token, query: quarter })).status,
      (await server.call('getTaxWithheld', { token, query: quarter })).status,
      (await server.call('exportTaxWithheld', { token, query: quarter })).status,
      (await server.call('listTaxPartners', { token, query: year })).status,
      (await server.call('exportTaxPartners', { token, query: year })).status,
    ]
    const agencyId = someone.profile.agency_ids[0] ?? ''
    await sql`update expense set data = data || ${json({ concept: [], dueOn: 'soon' })}
      where agency_id = ${agencyId}::uuid`.execute(server.db)
    expect(new Set(await statuses())).toEqual(new Set([200]))
    await sql`update expense set data = data || ${json({ [key]: value })}
      where agency_id = ${agencyId}::uuid`.execute(server.db)
    expect(new Set(await statuses())).toEqual(new Set([503]))
  })

  it('wants to know what was withheld of', async () => {
    const { status, body } = await add({ number: 'F', withheld: 100 }, own)
    expect([status, body]).toMatchObject([
      400,
      { withheldFor: 'Di de qué es la retención: servicios o alquiler' },
    ])
  })
})
