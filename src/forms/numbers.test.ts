import { expect, test } from 'vitest'
import { readNumber, writeMoney, writeNumber } from './numbers'

test.each([
  ['1.250.000,50', 'es', 1250000.5],
  ['1250000.5', 'es', 1250000.5],
  ['1.250', 'es', 1250],
  ['24,5', 'es', 24.5],
  ['24.5', 'es', 24.5],
  ['1,250,000.50', 'es', 1250000.5],
  ['1,250', 'en', 1250],
  ['24.5', 'en', 24.5],
  ['945 000 €', 'es', 945000],
  ['0', 'es', 0],
  ['-3', 'es', -3],
])('reads %s in %s', (text, lang, figure) => expect(readNumber(text, lang)).toBe(figure))

test('no text is no number; other text is not a number', () => {
  expect(readNumber('  ', 'es')).toBeNull()
  expect(readNumber('mucho', 'es')).toBeNaN()
  expect(readNumber('1.2.3,4,5', 'es')).toBeNaN()
  expect(readNumber('1.250.50', 'es')).toBeNaN()
})

test.each([
  [125000050, 'es'],
  [94500000, 'es'],
  [94500000, 'en'],
  [5, 'de'],
  [0, 'ca'],
])('money %i comes back in %s', (cents, lang) => {
  expect(Math.round((readNumber(writeMoney(cents, lang), lang) ?? 0) * 100)).toBe(cents)
})

test('writes years without a point and areas with a comma', () => {
  expect(writeNumber(1920, 'es')).toBe('1920')
  expect(writeNumber(24.5, 'es')).toBe('24,5')
  expect(writeMoney(125000050, 'es')).toBe('1.250.000,50')
})
