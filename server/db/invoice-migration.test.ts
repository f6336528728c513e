import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratedOver, type Migrated } from './migration.fixture.ts'

let made: Migrated
beforeAll(async () => {
  made = await migratedOver('invoices', '0337', BEFORE)
})
afterAll(() => made.close())

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const series = (n: number, key: string, code: string): string =>
  `('${id(n)}', '${key}', '${code}', 2026, 3)`
const invoice = (n: number, of: number, code: string, taxId: string): string =>
  `('${id(n)}', '${id(of)}', ${n}, '${code}-2026-${n}', 'F1', '2026-11-26', '{}', '{}', '{}', ` +
  `'es', 100, 21, 0, 121, 121, 'test', 'x', '${taxId}', ${n}, 'x', '', '', '', '', now())`

/** Series 1 the operator's, 2 of one tax number, 3 of two; who issued 2 and 3 is gone. */
const BEFORE = `
insert into invoice_series (id, issuer_key, code, year, next) values
  ${series(1, 'operator', 'C')}, ${series(2, id(90), 'LL')}, ${series(3, id(91), 'M')};
insert into invoice (id, series_id, number, full_number, kind, issued_on, issuer, receiver, doc,
  language, base, vat, withheld, total, payable, about_kind, about_id, tax_id, seq, recorded_at,
  previous_digest, digest, qr_url, content_hash, created_at) values
  ${invoice(11, 1, 'C', 'B57123457')}, ${invoice(12, 2, 'LL', '12345678Z')},
  ${invoice(13, 3, 'M', '12345679S')}, ${invoice(14, 3, 'M', 'B07000003')};
`

test('the operator’s are those of its series, also where who issued the others is gone', async () => {
  const { rows } = await made.db.query('select id from invoice where by_operator')
  expect(rows).toEqual([{ id: id(11) }])
})

test('a series of one tax number is counted by it from now on', async () => {
  const { rows } = await made.db.query('select issuer_key as key from invoice_series order by id')
  expect(rows).toEqual([{ key: 'operator' }, { key: '12345678Z' }, { key: id(91) }])
})
