import { expect, it } from 'vitest'
import { movedPage } from './moved.ts'

it.each([
  ['/auth/login', '/?login=1'],
  ['/en/auth/login', '/en?login=1'],
  ['/login', '/?login=1'],
  ['/ca/auth/login', '/ca?login=1'],
  ['/?alert=a/b', '/alerta/a%2Fb'],
  ['/de?alert=a', '/alerta/a'],
  ['/auth/login/x', null],
  ['/auth/dashboard', null],
  ['/fr/login', null],
  ['/', null],
])('%s', (asked, page) => expect(movedPage(new URL(asked, 'https://llar.example'))).toBe(page))
