import jsQR from 'jsqr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Invoice } from '../../../generated/model/index.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { readPdf } from '../../testing/pdf.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { qrUrlOf } from '../fiscal/index.ts'
import { balanceOf, post } from '../ledger/index.ts'
import { drawQr } from '../../ports/pdf/qr.ts'
import { paperOf } from './paper/make.ts'
import { fiscalParts } from './record.ts'
import { ISSUER, issued, newInvoice, takeOut, withIssuer } from './invoice.fixture.ts'
import {
  findByNumber,
  invoiceOf,
  issueInvoice,
  moneyFaults,
  onInvoicePaid,
  payInvoice,
  rectifyInvoice,
} from './index.ts'

let server: TestServer
let admin: Person
let other: Person
let moment = new Date('2026-11-26T19:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ now: () => moment })
  admin = await server.register({ agencyName: 'Port Vell' })
  other = await server.register({ agencyName: 'Sal i Pins' })
  await withIssuer(server)
})
afterAll(() => server.close())

const acting = <T>(fn: Parameters<typeof inTransaction<T>>[1]) => inTransaction(server.db, fn)
const pay = (id: string, amount?: number) =>
  acting((trx) => payInvoice(trx, { id, amount, now: moment }))
const rectify = (id: string, refund: number | null) =>
  acting((trx) => rectifyInvoice(trx, { id, refund, cause: 'Se deshace' }, moment))
const shown = async (id: string, who = admin) =>
  (await server.call('getInvoice', { token: who.token, params: { id } })).body

describe('an invoice', () => {
  it('has a number, sums, a transfer and a code, for who receives it and nobody else', async () => {
    const { id } = await issued(server, admin)
    const invoice = await shown(id)
    expect(invoice).toMatchObject({
      state: 'issued',
      side: 'received',
      issuedOn: '2026-11-26',
      base: 7_900,
      vat: [{ pct: 21, base: 7_900, vat: 1_659 }],
      total: 9_559,
      payable: 9_559,
      transfer: { iban: 'ES9121000418450200051332' },
    })
    expect(invoice.fullNumber).toMatch(/^S-2026-\d{6}$/)
    expect(invoice.transfer?.qr).toContain('\nEUR95.59\n')
    const strange = await server.call('getInvoice', { token: other.token, params: { id } })
    expect(strange.status).toBe(404)
    const list = await server.call('listInvoices', { token: other.token })
    expect(list.body).toEqual({ items: [], next: null, total: 0 })
  })

  it('withheld tax lowers what is paid, not what the record says', async () => {
    const lines = [{ text: 'Fotos', quantity: 1, price: 24_000, vatPct: 21 }]
    const { id } = await issued(server, admin, { lines, withheldPct: 15 })
    expect(await shown(id)).toMatchObject({ total: 29_040, withheld: 3_600, payable: 25_440 })
  })

  it('is not issued while something that the law wants is missing', async () => {
    const receiver = { name: 'Port Vell', taxId: null, address: 'Moll 3' }
    await expect(issued(server, admin, { receiver })).rejects.toThrow('tax number of who receives')
    const lines = [{ text: 'Curso', quantity: 1, price: 100, vatPct: 0 }]
    await expect(issued(server, admin, { lines })).rejects.toThrow('why no VAT is charged')
    await expect(
      issued(server, admin, {
        kind: 'F2',
        lines: [{ text: 'Curso', quantity: 1, price: 40_000, vatPct: 21 }],
      }),
    ).rejects.toThrow('whole invoice')
    expect(await moneyFaults(server.db)).toEqual([])
  })
})

describe('a list', () => {
  it('leaves out what is not asked for, and is a file with amounts as numbers', async () => {
    const reader = await server.register({ agencyName: 'Es Moll' })
    const query = (part: Record<string, unknown>) => ({ token: reader.token, query: part })
    const late = await issued(server, reader, { dueOn: '2026-11-25' })
    const paid = await issued(server, reader, {
      issuer: { ...ISSUER, name: 'Fotògrafs Sóller, S.L.', taxId: 'B07000011' },
      by: { agencyId: reader.profile.agency_ids[0] ?? '' },
    })
    await pay(paid.id)
    const credit = await rectify(paid.id, 121)
    const ids = async (part: Record<string, unknown>) =>
      (await server.call('listInvoices', query(part))).body.items.map(({ id }) => id)
    expect(await ids({ standing: 'overdue' })).toEqual([late.id])
    expect(await ids({ standing: 'open' })).toEqual([credit.id, late.id])
    expect(await ids({ standing: 'settled' })).toEqual([paid.id])
    expect(await ids({ side: 'issued', from: '2026-11-26', to: '2026-11-26' })).toEqual([
      credit.id,
      paid.id,
    ])
    expect(await ids({ q: 'fotografs soller' })).toEqual([credit.id, paid.id])
    expect(await ids({ from: '2026-11-27' })).toEqual([])
    const wrong = await server.call('listInvoices', query({ from: '2026-11-27', to: '2026-11-26' }))
    expect([wrong.status, wrong.body]).toMatchObject([400, { to: expect.any(String) }])
    const { body } = await server.inject({
      method: 'GET',
      url: '/api/v1/invoice/csv/?q=fotografs',
      headers: { authorization: `Bearer ${reader.token}` },
    })
    const [head, first] = body.split('\r\n')
    expect(head).toContain('Número;Tipo;Lado')
    expect(first).toContain(';-1,00;-0,21;0,00;-1,21;')
  })
})

describe('numbers', () => {
  it('forty at once, half of them rolled back: no gap, one chain', async () => {
    const tries = Array.from({ length: 40 }, (_, at) =>
      acting(async (trx) => {
        const row = await issueInvoice(trx, newInvoice(admin, { series: 'P' }), moment)
        if (at % 2 === 1) throw new Error('rolled back')
        return row
      }),
    )
    const done = await Promise.allSettled(tries)
    const numbers = done.flatMap((one) => (one.status === 'fulfilled' ? one.value.number : []))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
    expect(await moneyFaults(server.db)).toEqual([])
  })
})

describe('payment', () => {
  it('in parts, then whole: who issued it is told once, the books say the rest', async () => {
    const told: string[] = []
    onInvoicePaid('paid-test', async (_trx, row) => void told.push(row.full_number))
    const { id, full_number } = await issued(server, admin, {
      about: { kind: 'paid-test', id: '1' },
    })
    await pay(id, 5_000)
    expect(await shown(id)).toMatchObject({ state: 'part_paid', paid: 5_000 })
    expect(await balanceOf(server.db, 'receivable', { invoiceId: id })).toBe(4_559)
    expect(told).toEqual([])
    await pay(id)
    expect(await shown(id)).toMatchObject({ state: 'paid', transfer: null })
    expect(told).toEqual([full_number])
    expect(await pay(id)).toBeNull()
    await expect(pay((await issued(server, admin)).id, 10_000)).rejects.toThrow('are open')
    expect(await moneyFaults(server.db)).toEqual([])
  })
})

describe('rectifying', () => {
  it('one that is not paid is set off; nothing is left to pay', async () => {
    const { id, full_number } = await issued(server, admin)
    const credit = await rectify(id, null)
    expect(await shown(id)).toMatchObject({
      state: 'rectified',
      rectifiedBy: [credit.full_number],
      transfer: null,
    })
    expect(await shown(credit.id)).toMatchObject({
      kind: 'R1',
      total: -9_559,
      state: 'paid',
      rectifies: full_number,
      cause: 'Se deshace',
    })
  })

  it('part by part before anybody paid leaves it taken back, not paid', async () => {
    const { id } = await issued(server, admin)
    await rectify(id, 5_000)
    expect(await shown(id)).toMatchObject({ state: 'part_paid', paid: 5_000 })
    await rectify(id, null)
    expect(await shown(id)).toMatchObject({ state: 'rectified' })
  })

  it('one cent of nothing withheld is no tax that was withheld', async () => {
    const lines = [{ text: 'Fotos', quantity: 1, price: 101, vatPct: 21 }]
    const row = await issued(server, admin, { lines })
    await pay(row.id)
    for (const refund of [61, 10, null]) expect((await rectify(row.id, refund)).withheld).toBe(0)
  })

  it('a paid one three times in parts: all of it goes back to the cent, and no more', async () => {
    const lines = [
      { text: 'Fotos', quantity: 1, price: 18_001, vatPct: 21 },
      { text: 'Folleto', quantity: 3, price: 333, vatPct: 10 },
    ]
    const row = await issued(server, admin, { lines, withheldPct: 15 })
    await pay(row.id)
    const parts = [
      await rectify(row.id, 7_777),
      await rectify(row.id, 3),
      await rectify(row.id, null),
    ]
    for (const key of ['base', 'vat', 'withheld', 'total', 'payable'] as const)
      expect(parts.reduce((all, part) => all + part[key], row[key])).toBe(0)
    await expect(rectify(row.id, 1)).rejects.toThrow('left to take back')
    expect(await shown(parts[0]?.id ?? '')).toMatchObject({ state: 'issued', paid: 0 })
    for (const part of parts) await pay(part.id)
    expect(await balanceOf(server.db, 'receivable', { invoiceId: row.id })).toBe(0)
    expect(await moneyFaults(server.db)).toEqual([])
  })
})

/** Two reasons why nothing is charged, and what their parts come to. */
const FREE = 'Operación exenta, art. 20 LIVA'
const OUTSIDE = 'Operación no sujeta, art. 70 LIVA'
const untaxedIn = (lines: { amount: number; exemption?: string }[]) =>
  lines.map(({ amount, exemption }) => [exemption, amount])

describe('rectifying what is not taxed', () => {
  const lines = [
    { text: 'Alquiler', quantity: 1, price: 1_000, vatPct: 0, exemption: FREE },
    { text: 'Gestión', quantity: 1, price: 500, vatPct: 0, exemption: OUTSIDE },
  ]

  it('each reason has back what was charged by it, in the record and on paper', async () => {
    const row = await issued(server, admin, { lines })
    const credit = await rectify(row.id, null)
    expect(untaxedIn(credit.doc.lines)).toEqual([
      [FREE, -1_000],
      [OUTSIDE, -500],
    ])
    expect(fiscalParts(credit.doc)).toEqual([
      { exempt: 'E1', regime: '01', base: '-10.00' },
      { notSubject: 'N2', base: '-5.00' },
    ])
    const invoice = await shown(credit.id)
    const notes = (of: Invoice) => paperOf(of, 'es', null).lines.map(({ note }) => note)
    expect(notes(invoice)).toEqual([FREE, OUTSIDE])
    // Issued before the words were left out of a line that is taxed.
    const taxed = invoice.lines.map((line) => ({ ...line, vatPct: 21 }))
    expect(notes({ ...invoice, lines: taxed })).toEqual([null, null])
  })

  it('in parts, too, to the cent; taxed lines beside it say no reason', async () => {
    const photos = { text: 'Fotos', quantity: 1, price: 333, vatPct: 21 }
    const row = await issued(server, admin, { lines: [...lines, photos] })
    const credits = [
      await rectify(row.id, 701),
      await rectify(row.id, 4),
      await rectify(row.id, null),
    ]
    const all = credits.flatMap(({ doc }) => doc.lines)
    const of = (reason?: string) =>
      all.filter(({ exemption }) => exemption === reason).reduce((sum, one) => sum + one.amount, 0)
    expect([of(FREE), of(OUTSIDE), of()]).toEqual([-1_000, -500, -333])
    for (const { doc, base } of credits)
      expect(doc.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(base)
  })
})

describe('of somebody who is gone', () => {
  it('an invoice is kept, and is not the operator’s: neither listed nor booked', async () => {
    const seller = await server.register({ role: 'SERVICE' })
    const own = {
      by: { userId: seller.profile.id },
      issuer: { name: 'Tomeu Sastre', taxId: '12345678Z', address: 'Carrer dels Oms 12' },
      series: 'LL',
    }
    const [row, another] = [await issued(server, admin, own), await issued(server, admin, own)]
    await server.db.deleteFrom('app_user').where('id', '=', seller.profile.id).execute()
    expect(await invoiceOf(server.db, { operator: true }, row.id)).toBeUndefined()
    expect(await findByNumber(server.db, row.full_number)).toBeUndefined()
    await pay(row.id)
    expect(await balanceOf(server.db, 'bank', { invoiceId: row.id })).toBe(0)
    const credit = await rectify(another.id, null)
    expect(credit).toMatchObject({ by_operator: false, tax_id: '12345678Z' })
    expect(await shown(row.id)).toMatchObject({ state: 'paid', issuer: { taxId: '12345678Z' } })
    expect(await moneyFaults(server.db)).toEqual([])
  })
})

describe('on paper', () => {
  it('says who, what and how much, with both codes as they read', async () => {
    const { id } = await issued(server, admin)
    const invoice = await shown(id)
    const { headers, rawPayload } = await server.inject({
      method: 'GET',
      url: `/api/v1/invoice/${id}/pdf/`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toContain(`${invoice.fullNumber}.pdf`)
    const { text } = await readPdf(rawPayload)
    for (const words of [invoice.fullNumber, 'B57123457', 'Port Vell, S.L.'])
      expect(text).toContain(words)
    expect(text).toMatch(/95,59/)
    // Its record is not sent: neither a tax code nor a word of one.
    expect(invoice.qrUrl).toBeNull()
    expect(text).not.toMatch(/VERI|tributario/i)
    expect(decoded(drawQr(invoice.transfer?.qr ?? '', 'M'))).toBe(invoice.transfer?.qr)
  })

  it('a tax code reads as its address, whatever signs the number has', () => {
    const record = { taxId: 'B57123457', issuedOn: '26-11-2026', total: '95.59' }
    for (const fullNumber of ['S-2026-000118', 'A+B & C', 'Ç/ñ 100 %'])
      for (const service of ['live', 'test'] as const) {
        const url = qrUrlOf({ ...record, fullNumber }, service)
        expect(decoded(drawQr(url, 'M'))).toBe(url)
        expect(new URL(url).searchParams.get('numserie')).toBe(fullNumber)
      }
  })
})

/** A drawn code as a camera sees it. */
function decoded({ path, modules }: { path: string; modules: number }): string | undefined {
  const scale = 4
  const side = modules * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x = '0', y = '0', wide = '0'] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let dy = 0; dy < scale; dy += 1)
      for (let dx = 0; dx < Number(wide) * scale; dx += 1)
        pixels.fill(0, at(x, y, dx, dy), at(x, y, dx, dy) + 3)
  function at(x: string, y: string, dx: number, dy: number): number {
    return ((Number(y) * scale + dy) * side + Number(x) * scale + dx) * 4
  }
  return jsQR(pixels, side, side)?.data
}

describe('one that another version wrote in its own way', () => {
  const line = { text: 'Plan', quantity: 1, price: 7_900, amount: 7_900, vatPct: 21 }
  const odd = (part: object, from = line): string => JSON.stringify([{ ...from, ...part }])
  it.each([
    ['a line without its amount', sql`doc = jsonb_set(doc, '{lines}', ${odd({ amount: null })})`],
    ['a line that is no line', sql`doc = jsonb_set(doc, '{lines}', '[null]')`],
    ['an amount in words', sql`doc = jsonb_set(doc, '{lines}', ${odd({ amount: 'x' })})`],
    ['VAT that is no list of rates', sql`doc = jsonb_set(doc, '{vat}', '[null, {}]')`],
    ['a transfer to nobody', sql`doc = jsonb_set(doc, '{transfer}', '{"iban": {}}')`],
    ['a document that is none', sql`doc = '"x"'`],
    ['nobody who issues it', sql`issuer = '{}'`],
    ['an address in parts', sql`receiver = jsonb_set(receiver, '{address}', '{"street": "Moll"}')`],
    ['a kind of tomorrow', sql`kind = 'F9'`],
    ['a language of tomorrow', sql`language = 'fr'`],
  ])(
    '%s: neither screen nor paper claims anything, the list and the check go on',
    async (_what, change) => {
      const before = await issued(server, admin)
      const row = await issued(server, admin)
      await sql`alter table invoice disable trigger user`.execute(server.db)
      await sql`update invoice set ${change} where id = ${row.id}`.execute(server.db)
      const params = { id: row.id }
      for (const operation of [
        'getInvoice',
        'downloadInvoice',
        'downloadInvoiceUbl',
        'downloadInvoiceFacturae',
      ] as const) {
        const { status, body } = await server.call(operation, { token: admin.token, params })
        expect([operation, status]).toEqual([operation, 503])
        expect(body).toHaveProperty('message')
      }
      expect((await moneyFaults(server.db)).join()).toContain(
        `${row.full_number}: this version does not read all of it`,
      )
      expect(await shown(before.id)).toMatchObject({ fullNumber: before.full_number })
      await sql`update invoice set kind = ${row.kind}, language = ${row.language},
        doc = ${JSON.stringify(row.doc)}::jsonb, issuer = ${JSON.stringify(row.issuer)}::jsonb,
        receiver = ${JSON.stringify(row.receiver)}::jsonb where id = ${row.id}`.execute(server.db)
      expect(await moneyFaults(server.db)).toEqual([])
    },
  )
})

/** Acceptance 18 of the rooms of commerce. */
describe('the check of all money', () => {
  it('a movement that does not sum to zero is not booked', async () => {
    const entries = [
      { account: 'bank' as const, amount: 100 },
      { account: 'receivable' as const, amount: -99 },
    ]
    await expect(acting((trx) => post(trx, { at: moment, ref: 'x', entries }))).rejects.toThrow(
      'sum to zero',
    )
  })

  it('an entry written past it is named', async () => {
    await sql`insert into ledger_entry (id, tx, at, account, amount, ref)
      values (gen_random_uuid(), gen_random_uuid(), now(), 'bank', 1, 'stray')`.execute(server.db)
    expect(await moneyFaults(server.db)).toEqual([expect.stringContaining('(stray): sums to 1')])
    await sql`delete from ledger_entry where ref = 'stray'`.execute(server.db)
  })

  it.each([
    [
      'a letter of a line',
      sql`doc = jsonb_set(doc, '{lines,0,text}', '"Plan Agencia, noviembre de 2025"')`,
    ],
    ['a cent of a line', sql`doc = jsonb_set(doc, '{lines,0,amount}', '7901')`],
    ['who receives it', sql`receiver = jsonb_set(receiver, '{name}', '"Port Vell, S.L.U."')`],
    ['its day', sql`issued_on = issued_on - 1`],
    ['its total', sql`total = total + 1, vat = vat + 1, payable = payable + 1`],
    ['until when it is to be paid', sql`due_on = due_on + 1`],
    ['what is paid of it', sql`paid = 1`],
    ['its code', sql`qr_url = qr_url || '0'`],
    ['its hash', sql`content_hash = upper(content_hash)`],
  ])('%s changed: it is named', async (_what, change) => {
    const row = await issued(server, admin)
    await issued(server, admin)
    expect(await moneyFaults(server.db)).toEqual([])
    await sql`update invoice set ${change} where id = ${row.id}`.execute(server.db)
    const faults = await moneyFaults(server.db)
    expect(faults.length).toBeGreaterThan(0)
    expect(faults[0]).toContain(row.full_number)
    // As it was issued, so that the next change is the only one.
    const { doc, receiver, ...plain } = row
    await server.db
      .updateTable('invoice')
      .set({
        ...plain,
        doc: sql`${JSON.stringify(doc)}::jsonb`,
        receiver: sql`${JSON.stringify(receiver)}::jsonb`,
        issuer: sql`${JSON.stringify(row.issuer)}::jsonb`,
      })
      .where('id', '=', row.id)
      .execute()
  })

  it('one that was taken out is missed', async () => {
    const row = await issued(server, admin, {
      by: { agencyId: admin.profile.agency_ids[0] ?? '' },
      issuer: { name: 'Port Vell, S.L.', taxId: 'B07000037', address: 'Moll 3' },
      series: 'Z',
    })
    await takeOut(server, row.id)
    await sql`delete from invoice where id = ${row.id}`.execute(server.db)
    const faults = await moneyFaults(server.db)
    expect(faults.join()).toContain('Z-2026: 0 of 1 numbers are there')
    expect(faults.join()).toContain('the last record is')
  })
})

// The last: the clock goes on, and no session lasts so long.
describe('the year', () => {
  it('numbers begin anew with it in Madrid, and no invoice is dated before the last', async () => {
    const before = moment
    moment = new Date('2026-12-31T23:30:00Z')
    const first = await issued(server, admin, { series: 'Y' })
    expect([first.full_number, first.issued_on]).toEqual(['Y-2027-000001', '2027-01-01'])
    moment = new Date('2026-12-31T23:29:30Z')
    expect((await issued(server, admin, { series: 'Y' })).issued_on).toBe('2027-01-01')
    moment = before
    await expect(issued(server, admin, { series: 'Y' })).rejects.toThrow('clock')
  })
})
