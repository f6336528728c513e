import { expect, it } from 'vitest'
import { wordsDiff } from './words-diff'

const own = (pieces: { text: string; own: boolean }[]) =>
  pieces.filter((one) => one.own).map(({ text }) => text.trim())

it('says of each text what the other one lacks', () => {
  const { before, after } = wordsDiff(
    'Los honorarios se pagan en la firma.',
    'Los honorarios se pagan en los diez días siguientes a la firma.',
  )
  expect(own(before)).toEqual([])
  expect(own(after)).toEqual(['los diez días siguientes a'])
  expect(after.map(({ text }) => text).join('')).toBe(
    'Los honorarios se pagan en los diez días siguientes a la firma.',
  )
})

it('of equal texts nothing, of an empty one everything', () => {
  expect(own(wordsDiff('a b', 'a b').after)).toEqual([])
  expect(wordsDiff('', 'a b')).toEqual({ before: [], after: [{ text: 'a b', own: true }] })
})

it('compares very long texts as wholes', () => {
  const long = Array.from({ length: 500 }, (_, n) => `w${n}`).join(' ')
  expect(own(wordsDiff(long, `${long} x`).before)).toEqual([long])
})
