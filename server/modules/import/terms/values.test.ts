import { describe, expect, test } from 'vitest'
import { isYes, readNumber, readPoint, readUrl, shortUrl } from './values.ts'

describe('a number as programs write it', () => {
  test.each<[string, number]>([
    ['1250000', 1_250_000],
    [' 1.250.000 ', 1_250_000],
    ['1,250,000.50', 1_250_000.5],
    ['164,5', 164.5],
    ['164.55', 164.55],
    ['1.250', 1250],
    ["1'250'000", 1_250_000],
    ['1 250 000 €', 1_250_000],
    ['€ 98', 98],
    ['164.5 m2', 164.5],
    ['90 m²', 90],
    ['90 mt', 90],
    ['90 MTS', 90],
    ['90 eur.', 90],
    ['0009', 9],
  ])('%s', (text, value) => expect(readNumber(text)).toEqual({ value, odd: false }))

  test.each(['', '   ', '0', '0.00', ' 0 m2'])('unknown: "%s"', (text) =>
    expect(readNumber(text)).toEqual({ value: null, odd: false }),
  )

  test.each(['consultar', '-', '-5', 'abcd 5', '5 habitaciones', '1e9', '3 5 x', '9'.repeat(61)])(
    'none, and odd: %s',
    (text) => expect(readNumber(text)).toEqual({ value: null, odd: true }),
  )

  test('sixty digits are a number yet', () =>
    expect(readNumber(`${'0'.repeat(58)}12`)).toEqual({ value: 12, odd: false }))
})

describe('a point', () => {
  const at = (lat: number, lon: number): ReturnType<typeof readPoint> => ({
    point: { lat, lon },
    problem: 'none',
  })
  test.each<[string, string, boolean, ReturnType<typeof readPoint>]>([
    [' 39,57 ', ' 2,65 ', true, at(39.57, 2.65)],
    ['39.57', '2.65', false, at(39.57, 2.65)],
    ['', ' ', true, { point: null, problem: 'none' }],
    ['39.57', '', true, { point: null, problem: 'notNumber' }],
    ['', '2.65', true, { point: null, problem: 'notNumber' }],
    ['norte', '2.65', true, { point: null, problem: 'notNumber' }],
    ['39.57', 'este', true, { point: null, problem: 'notNumber' }],
    ['0', '0.0', false, { point: null, problem: 'zero' }],
    ['39.57', '0', false, at(39.57, 0)],
    ['0', '2.65', false, { point: null, problem: 'abroad' }],
    ['27', '-19', false, at(27, -19)],
    ['44', '5', false, at(44, 5)],
    ['26.9', '2', false, { point: null, problem: 'abroad' }],
    ['44.1', '2', false, { point: null, problem: 'abroad' }],
    ['40', '-19.1', false, { point: null, problem: 'abroad' }],
    ['40', '5.1', false, { point: null, problem: 'abroad' }],
    ['38.6', '1.1', true, at(38.6, 1.1)],
    ['40.2', '4.4', true, at(40.2, 4.4)],
    ['38.5', '2', true, { point: null, problem: 'notBalearic' }],
    ['40.3', '2', true, { point: null, problem: 'notBalearic' }],
    ['39', '1', true, { point: null, problem: 'notBalearic' }],
    ['39', '4.5', true, { point: null, problem: 'notBalearic' }],
    ['38.5', '2', false, at(38.5, 2)],
  ])('%s, %s, on our islands: %s', (lat, lon, balearic, is) =>
    expect(readPoint(lat, lon, balearic)).toEqual(is),
  )
})

test.each<[string, boolean]>([
  ['1', true],
  [' YES ', true],
  ['sí', true],
  ['Si', true],
  ['true', true],
  ['0', false],
  ['', false],
  ['11', false],
  ['no sí', false],
  ['yes, perhaps', false],
])('a flag: "%s" says yes: %s', (text, is) => expect(isYes(text)).toBe(is))

describe('an address on the web', () => {
  const long = (length: number): string => 'https://a.es/'.padEnd(length, 'x')

  test.each<[string, string | null]>([
    [' https://a.es/foto uno.jpg ', 'https://a.es/foto%20uno.jpg'],
    ['HTTP://a.es/x?a=1&amp;b=2', 'http://a.es/x?a=1&b=2'],
    ['see https://a.es', null],
    ['javascript:location="https://a.es"', null],
    ['ftp://a.es/x', null],
    ['//a.es/x', null],
    ['https://', null],
    ['https://mar%C3%ADa:a@a.es/x', 'https://mar%C3%ADa:a@a.es/x'],
    ['https://%E0@a.es/x', null],
    [long(2000), long(2000)],
    [long(2001), null],
  ])('%s', (text, url) => expect(readUrl(text)).toBe(url))

  test('that is short enough for a field', () => {
    expect(shortUrl(long(255))).toBe(long(255))
    expect(shortUrl(long(256))).toBeUndefined()
    expect(shortUrl('none')).toBeUndefined()
  })
})
