import { expect, it } from 'vitest'
import { cleanPath, cleanSignature } from './signature.ts'

it('a path is taken as it was drawn, and nothing but a path', () => {
  expect(cleanPath('M10 20L100 120 M5 5L6 6')).toBe('M10 20L100 120M5 5L6 6')
  for (const bad of [
    'M10 20',
    'M1 1L2 2',
    'L1 1L600 200',
    'M0 0L601 10',
    'M0 0L10 201',
    'M0 0L1e3 5',
    'M0 0C1 1 2 2 3 3',
    'M-5 0L100 100',
    'M0 0L100 100"/><script>',
    'M0 0 L100 100 Z',
    '',
  ]) {
    expect(cleanPath(bad), bad).toBeNull()
  }
})

it('a typed name stands for a path, not beside it', () => {
  expect(cleanSignature({ typed: '  Klaus   Brandt ' })).toEqual({ typed: 'Klaus Brandt' })
  expect(cleanSignature({ typed: ' x ' })).toBeNull()
  expect(cleanSignature({ typed: 'Klaus', path: 'M0 0L300 100' })).toBeNull()
  expect(cleanSignature({})).toBeNull()
})
