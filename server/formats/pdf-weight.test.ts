import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { isPdfBomb } from './pdf-weight.ts'

const MEGABYTE = 1_000_000
const pdf = (...streams: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...streams.flatMap((stream, at) => [
      Buffer.from(`${at + 1} 0 obj <</Filter /FlateDecode /Length ${stream.length}>>\nstream\n`),
      stream,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
    Buffer.from('%%EOF'),
  ])

it('knows a PDF bomb by what its streams unfold to together', async () => {
  const half = deflateSync(Buffer.alloc(MEGABYTE / 2))
  expect(await isPdfBomb(pdf(half), MEGABYTE)).toBe(false)
  expect(await isPdfBomb(pdf(half, half, half), MEGABYTE)).toBe(true)
  expect(await isPdfBomb(pdf(deflateSync(Buffer.alloc(50 * MEGABYTE))), MEGABYTE)).toBe(true)
})

it('looks inside a stream that is packed twice', async () => {
  const twice = deflateSync(deflateSync(Buffer.alloc(50 * MEGABYTE)))
  expect(twice.length).toBeLessThan(5_000)
  expect(await isPdfBomb(pdf(twice), MEGABYTE)).toBe(true)
})

it('takes what is whole, broken or no packed data for what it is', async () => {
  const words = deflateSync(Buffer.from('BT (Escritura) Tj ET '.repeat(2_000)))
  for (const stream of [words, words.subarray(0, 40), Buffer.from('plain'), Buffer.alloc(0)])
    expect(await isPdfBomb(pdf(stream), MEGABYTE)).toBe(false)
})

it.each(['stream ', 'endstream '])('a file of the word %s alone stops nobody', async (word) => {
  let turns = 0
  const beat = setInterval(() => (turns += 1), 0)
  expect(await isPdfBomb(Buffer.from(word.repeat(90_000)), MEGABYTE)).toBe(false)
  expect(turns).toBeGreaterThan(5)
  expect(await isPdfBomb(Buffer.from(word.repeat(1_000_000)), MEGABYTE)).toBe(true)
  clearInterval(beat)
})
