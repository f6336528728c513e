import { expect, test } from 'vitest'
import { initialsOf, toneOfId } from './person-mark'

test.each([
  ['Aina Ferragut Mas', 'AF'],
  ['  àngela  ', 'À'],
  ['', ''],
  ['𝒜na Bo', '𝒜B'],
])('%s is %s', (name, letters) => expect(initialsOf(name)).toBe(letters))

test('a person keeps a colour; ids spread over all four', () => {
  const ids = ['00', '01', '02', '03', 'ff'].map(
    (end) => `0193a1b2-0000-7000-8000-0000000000${end}`,
  )
  expect(ids.map(toneOfId)).toEqual(['', 'is-primary', 'is-sun', 'is-ok', 'is-ok'])
})
