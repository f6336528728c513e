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
    [{ withheld: 8471 }, [['withheld', 'withheldMore']]],
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
  const save = (base: number) => {
    const data = { ...INPUT, number: '5', lines: [{ vatPct: 0 as const, base }] }
    return server.call('saveExpense', { token, params: { id }, body: { version: 1, data } })
  }
  expect((await save(4999)).status).toBe(406)
  expect((await save(5000)).body).toMatchObject({ payable: 5000, paid: 5000, state: 'paid' })
})

it('with a line of another version is not saved as if that line were none', async () => {
  const { token } = admin
  const { id } = (await add({ number: '6' })).body
  const odd = [{ vatPct: 5, base: 7000 }, ...INPUT.lines]
  await sql`update expense set data = data || ${json({ lines: odd })} where id = ${id}::uuid`.execute(
    server.db,
  )
  const params = { id }
  const { data, version, payable } = (await server.call('getExpense', { token, params })).body
  expect(data.lines).toHaveLength(1)
  const saved = await server.call('saveExpense', { token, params, body: { version, data } })
  expect(saved.status).toBe(503)
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
