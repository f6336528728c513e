import { expect, test } from 'vitest'
import { byLikeness, referenceIn, stemOf } from './reference'

test.each([
  ['/auth/cartera/inmueble/LL-20411', 'LL-20411'],
  ['/auth/cartera/inmueble/LL2041/nada', 'LL2041'],
  ['/auth/cartera/inmueble/0001', '0001'],
  ['/auth/cartera/inmueble/PV%2012', 'PV 12'],
  ['/auth/nada', null],
  ['/auth/cartera/inmueble/0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b', null],
  ['/auth/%E0%A4%A', null],
])('%s names %s', (path, reference) => {
  expect(referenceIn(path)).toBe(reference)
})

test('the last digits are what is mistyped; letters and the first digit stay', () => {
  expect([stemOf('LL-20411'), stemOf('LL-12'), stemOf('00011')]).toEqual(['LL-204', 'LL-1', '000'])
})

test('the likest come first', () => {
  const rows = ['LL-2049', 'LL-204', 'LL-20410', 'LL-2041'].map((ref) => ({ ref }))
  expect(byLikeness(rows, 'LL-20411').map(({ ref }) => ref)).toEqual([
    'LL-20410',
    'LL-2041',
    'LL-2049',
    'LL-204',
  ])
})
