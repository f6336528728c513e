import { expect, it } from 'vitest'
import { duration } from './duration'

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [120, '2 h'],
  [150, '2 h 30 min'],
])('says %i minutes as %s', (minutes, said) => {
  expect(duration(minutes, 'es')).toBe(said)
})
