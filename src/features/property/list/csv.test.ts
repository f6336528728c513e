import { expect, test } from 'vitest'
import { cell } from '../../../lib/csv'
import { toCsv } from './csv'

test.each([
  ['=1+1', "'=1+1"],
  ['+34 600', "'+34 600"],
  ['-5', '-5'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['a;b', '"a;b"'],
  ['dice "hola"', '"dice ""hola"""'],
  ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
  [null, ''],
  [0, '0'],
])('%s becomes %s', (value, text) => expect(cell(value)).toBe(text))

test('a row has its amounts as a Spanish spreadsheet reads them, unknown stays empty', () => {
  const row = {
    id: 'i',
    ref: 'LL-1',
    title: 'Casa',
    status: 'active',
    substatus: null,
    type: 'vivienda',
    operations: ['V'],
    price: 94500050,
    rentPeriod: null,
    previousPrice: null,
    area: 24.5,
    pricePerM2: null,
    bedrooms: 0,
    bathrooms: null,
    town: 'Sóller',
    island: 'MALLORCA',
    thumb: null,
    photoCount: 1,
    completenessPct: 90,
    agentId: null,
    agentName: null,
    exclusive: false,
    mandateEndsOn: null,
    leadCount: 2,
    own: true,
    version: 1,
    updatedAt: 'u',
    publishedAt: null,
    source: 'OTHER',
  } as const
  const WORDS: Record<string, string> = { vivienda: 'Vivienda', V: 'Venta', MALLORCA: 'Mallorca' }
  const words = {
    status: () => 'En venta',
    code: (_codes: string, code: string) => WORDS[code] ?? code,
  }
  const [head, line] = toCsv(
    [
      {
        ...row,
        operations: ['V'],
        tags: [],
        missing: [],
        fields: { type: 'vivienda', bedrooms: 0, town: 'Sóller', island: 'MALLORCA' },
      },
    ],
    words,
  ).split('\r\n')
  // What the contract adds to the file stands behind these (x-shows, x-order).
  const known =
    'ref;title;status;type;operations;price;previousPrice;area;bedrooms;bathrooms;town;' +
    'island;agent;exclusive;mandateEndsOn;completenessPct;leads;updatedAt;publishedAt;id'
  const columns = known.split(';').length
  const first = (text = '') => text.split(';').slice(0, columns).join(';')
  expect(first(head?.slice(1))).toBe(known)
  expect(first(line)).toBe(
    'LL-1;Casa;En venta;Vivienda;Venta;945000,50;;24,5;0;;Sóller;Mallorca;;0;;90;2;u;;i',
  )
})
