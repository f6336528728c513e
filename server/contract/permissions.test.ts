import { expect, test } from 'vitest'
import type { Role } from './context.ts'
import { may, permissionsOf, USUAL, type Switch } from './permissions.ts'

const SWITCHES = Object.keys(USUAL) as Switch[]
const OUTSIDE: Role[] = ['USER', 'SERVICE', 'REFERRED', 'LLOGUER_SEGUR']
const granted = (role: Role, stored = {}) =>
  SWITCHES.filter((one) => permissionsOf(role, stored)[one])

test('an agent begins with an ordinary day, and carries nothing out of the house', () => {
  expect(granted('STAFF')).toEqual(['publish', 'delete', 'seeAllAgenda'])
})

test('what an ADMIN set for an agent stands, on and off; the rest stays usual', () => {
  expect(granted('STAFF', { export: true, publish: false })).toEqual([
    'delete',
    'export',
    'seeAllAgenda',
  ])
})

test('an ADMIN may everything, whatever is stored; nobody outside anything', () => {
  const off = Object.fromEntries(SWITCHES.map((one) => [one, false]))
  const on = Object.fromEntries(SWITCHES.map((one) => [one, true]))
  expect(granted('ADMIN', off)).toEqual(SWITCHES)
  for (const role of OUTSIDE) expect(granted(role, on), role).toEqual([])
})

test('who acts without a list of switches has none of them, unless they lead', () => {
  for (const wanted of SWITCHES) {
    expect(may({ role: 'STAFF' }, wanted)).toBe(false)
    expect(may({ role: 'ADMIN' }, wanted)).toBe(true)
  }
})

test('a switch opens its own door alone, and to an agent alone', () => {
  const permissions = permissionsOf('STAFF', { export: true, publish: false })
  expect(may({ role: 'STAFF', permissions }, 'export')).toBe(true)
  expect(may({ role: 'STAFF', permissions }, 'publish')).toBe(false)
  for (const role of OUTSIDE) expect(may({ role, permissions }, 'export'), role).toBe(false)
})
