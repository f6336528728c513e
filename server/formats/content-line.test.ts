import { expect, it } from 'vitest'
import { foldLine } from './content-line.ts'

it('leaves 75 octets alone and folds the next letter', () => {
  expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75))
  expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
})

it('never cuts a letter, and unfolds to what it was', () => {
  const line = `SUMMARY:${'Visita a Sóller 🏡 '.repeat(30)}`
  const folded = foldLine(line)
  for (const one of folded.split('\r\n')) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75)
  expect(folded.replaceAll('\r\n ', '')).toBe(line)
})

it('has no control signs, for which programs refuse a whole file', () => {
  expect(foldLine('SUMMARY:Visita\u000bSóller\u0001\u007f\u0085')).toBe('SUMMARY:VisitaSóller')
})
