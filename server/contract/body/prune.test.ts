import { expect, it } from 'vitest'
import { prune } from './prune.ts'

it('leaves out what says nothing and keeps zero and false', () => {
  const value = { a: null, b: '', c: [], d: { e: {} }, f: 0, g: false, h: [' ', null, { i: '' }] }
  expect(prune(value)).toEqual({ f: 0, g: false, h: [' '] })
  expect(prune({ a: { b: [{}] } })).toBeUndefined()
})

it('trims where it is asked to', () => {
  expect(prune({ a: ' Sóller ', b: '  ', c: [' x '] }, { trim: true })).toEqual({
    a: 'Sóller',
    c: ['x'],
  })
})
