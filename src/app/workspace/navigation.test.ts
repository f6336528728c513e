import { House } from 'lucide-react'
import { expect, test } from 'vitest'
import { deskFor, phoneDeskFor, roomsOf } from './navigation'
import type { DeskItem } from './room'

const room = (route: DeskItem['route'], more: Partial<DeskItem> = {}): DeskItem => ({
  route,
  words: 'desk.home',
  icon: House,
  group: 'today',
  ...more,
})
const TABLE = [
  room('auth-dashboard', { roles: ['ADMIN'] }),
  room('auth-integrations', { roles: ['ADMIN'], looks: ['STAFF'] }),
  room('auth-web', { roles: ['ADMIN', 'STAFF'] }),
  room('auth-perfil'),
]
const routes = (role: Parameters<typeof roomsOf>[1], existing: string[]) =>
  roomsOf(TABLE, role, (route) => existing.includes(route)).map(({ route }) => route)

test('a room is there for who works in it or may look, once its screen exists', () => {
  const built = ['auth-dashboard', 'auth-integrations', 'auth-perfil']
  expect(routes('ADMIN', built)).toEqual(['auth-dashboard', 'auth-integrations', 'auth-perfil'])
  expect(routes('STAFF', built)).toEqual(['auth-integrations', 'auth-perfil'])
  expect(routes('USER', built)).toEqual(['auth-perfil'])
  // It comes at its own place when its route does.
  expect(routes('STAFF', [...built, 'auth-web'])).toEqual([
    'auth-integrations',
    'auth-web',
    'auth-perfil',
  ])
})

test.each(['ADMIN', 'STAFF', 'USER'] as const)('no two rooms of %s look alike', (role) => {
  const icons = deskFor(role).map(({ icon }) => icon)
  expect(new Set(icons).size).toBe(icons.length)
})

test('a phone has the day in its bar and the rest behind "Más"', () => {
  const { bar, more } = phoneDeskFor('ADMIN')
  expect(bar.map(({ words }) => words)).toEqual([
    'desk.home',
    'desk.homes',
    'desk.messages',
    'desk.agenda',
  ])
  expect(more.map(({ words }) => words)).toEqual([
    'desk.proposals',
    'desk.demands',
    'desk.contacts',
    'desk.integrations',
    'desk.connections',
    'desk.web',
    'desk.analytics',
    'desk.accounts',
    'desk.marketplace',
    'desk.referrals',
    'desk.training',
    'desk.agency',
    'desk.profile',
    'desk.subscription',
  ])
  expect(phoneDeskFor('USER').more.map(({ words }) => words)).toEqual([
    'desk.referrals',
    'desk.profile',
  ])
})

test('the operator’s desk is there for the operator alone, whatever their role', () => {
  const hasIt = (role: Parameters<typeof deskFor>[0], isOperator?: boolean): boolean =>
    deskFor(role, isOperator).some(({ route }) => route === 'auth-operador')
  for (const role of ['ADMIN', 'STAFF', 'USER', 'SERVICE', 'REFERRED', 'LLOGUER_SEGUR'] as const)
    expect([role, hasIt(role), hasIt(role, true)]).toEqual([role, false, true])
  const { bar, more } = phoneDeskFor('USER', true)
  expect([...bar, ...more].map(({ words }) => words)).toContain('desk.operator')
})
