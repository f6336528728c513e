import { describe, expect, test } from 'vitest'
import { count, date, m2, money, moneyPerM2, moneyShort } from './format'
import { setLangSource } from './href'
import { moneyPin } from './money-pin'

/** Intl writes narrow and fixed spaces; what counts are the signs. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test('money: EUR in es-ES, two digits, nothing for a falsy amount', () => {
  expect(plain(money(125_000_000))).toBe('1.250.000,00 €')
  expect(plain(money(123_456))).toBe('1.234,56 €')
  expect([money(0), money(null), money(undefined)]).toEqual(['', '', ''])
  expect(plain(moneyShort(94_500_000))).toBe('945.000 €')
  expect(plain(moneyShort(94_500_050))).toBe('945.000,50 €')
})

test.each([
  [94_500_000, '945 mil'],
  [119_000_000, '1,19 M€'],
  [320_000_000, '3,2 M€'],
  [98_000, '980 €'],
  [98_050, '981 €'],
  [100_000_000, '1 M€'],
  [99_999_900, '999 mil'],
  [1_000_000, '10 mil'],
  [999_900, '9.999 €'],
  [null, ''],
])('money on pins: %s', (cents, text) => expect(moneyPin(cents).replace(/\s/g, ' ')).toBe(text))

test.each([
  ['en', ['945k', '1,19 M€']],
  ['de', ['945 Tsd.', '1,19 Mio. €']],
  ['ca', ['945 mil', '1,19 M€']],
] as const)('money on pins in %s: “mil” would be millions in English', (lang, texts) => {
  const said = [94_500_000, 119_000_000].map((cents) => moneyPin(cents, lang))
  expect(said.map((text) => text.replace(/\s/g, ' '))).toEqual(texts)
})

test('figures: unknown is nothing, zero is zero', () => {
  expect([m2(null), m2(undefined), m2(0), m2(1212)]).toEqual(['', '', '0 m²', '1.212 m²'])
  expect([count(undefined), count(null), count(0), count(3299)]).toEqual(['', '', '0', '3.299'])
  expect([moneyShort(0), moneyShort(null), moneyPin(0)]).toEqual(['', '', ''])
  expect([moneyPerM2(94_500_000, 212), moneyPerM2(94_500_000, null), moneyPerM2(null, 3)]).toEqual([
    '4.458 €/m²',
    '',
    '',
  ])
})

test.each([
  ['es', '3.299', '1.212 m²', '2,5'],
  ['en', '3,299', '1,212 m²', '2.5'],
  ['ca', '3.299', '1.212 m²', '2,5'],
  ['de', '3.299', '1.212 m²', '2,5'],
] as const)('figures as %s writes them; amounts in es-ES in each', (lang, many, area, part) => {
  setLangSource(() => lang)
  try {
    expect([count(3299), m2(1212), count(2.5)]).toEqual([many, area, part])
    expect([money(125_000_050), moneyShort(94_500_000)].map(plain)).toEqual([
      '1.250.000,50 €',
      '945.000 €',
    ])
    expect(moneyPerM2(94_500_000, 212)).toBe('4.458 €/m²')
  } finally {
    setLangSource(() => 'es')
  }
})

describe('dates of the specification, in the islands’ time', () => {
  const moment = '2026-07-04T22:05:09Z'
  test.each([
    ['DD/MM/YYYY', '05/07/2026'],
    ['DD/MM/YYYY HH:mm:ss', '05/07/2026 00:05:09'],
    ['DD/MM/YYYY HH:mm', '05/07/2026 00:05'],
    ['DD/MM', '05/07'],
    ['HH:mm', '00:05'],
    ['YYYY-MM-DD', '2026-07-05'],
    ['DD MMM, YYYY', '05 jul, 2026'],
    ['DD MMM', '05 jul'],
    ['YYYY', '2026'],
  ] as const)('%s', (pattern, text) => expect(date(moment, pattern)).toBe(text))

  test('a day where nothing else is asked; months by their language, without a full stop', () => {
    expect(date(moment)).toBe('05/07/2026')
    expect(date(moment, 'DD MMM', 'de')).toBe('05 Jul')
    expect(date('2026-01-04T12:00:00Z', 'DD MMM', 'de')).toBe('04 Jan')
    expect(date('2026-01-04T12:00:00Z', 'DD MMM', 'ca')).toBe('04 gen')
    expect(date(0, 'YYYY')).toBe('1970')
  })

  test('what cannot be read shows N/A', () => {
    expect([date('mañana'), date(null), date(''), date(undefined)]).toEqual([
      'N/A',
      'N/A',
      'N/A',
      'N/A',
    ])
  })
})
