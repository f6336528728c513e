import { expect, test } from 'vitest'
import { csvLines } from './csv.ts'

test('no cell begins a formula, behind whatever sign others divide by', () => {
  expect(csvLines([['=A1', 'x; =A1', 'x\n\t@SUM(1)', 'x, +34 600', 'x\n\n  +A1']], ',')).toBe(`"'=A1",x; '=A1,"x\n\t'@SUM(1)","x, +34 600","x\n\n  '+A1"\r\n`)
})

test('a cell made to be slow is read once', () => {
  for (const sign of ['\n', '\t', ' ', ', ']) expect(csvLines([[sign.repeat(120_000)]], ';').length).toBeGreaterThanOrEqual(120_000)
}, 5000)
