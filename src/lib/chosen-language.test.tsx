import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { langFromCookie, type Lang } from '../i18n'
import { chooseLanguage, keepLanguage, setLanguage } from './chosen-language'
import { clearSession, EMPTY_PROFILE, type Role } from './session'
import { rememberWanted } from './sign-in'
import { completeSignIn, completeSignOut } from './sign-in-end'

const assign = vi.fn()
beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  vi.restoreAllMocks()
  assign.mockClear()
  clearSession()
  localStorage.clear()
  sessionStorage.clear()
  // In the past: one that ends now is there for the rest of this millisecond.
  document.cookie = 'i18n_redirected=; Max-Age=-1; Path=/'
})

/** Where somebody lands who signs in. */
function landing(language: Lang, role: Role = 'ADMIN'): unknown {
  completeSignIn({ ...EMPTY_PROFILE, token: 't', role, language })
  return assign.mock.lastCall?.[0]
}

test.each([
  ['es', '/auth/dashboard'],
  ['en', '/en/auth/dashboard'],
  ['ca', '/ca/auth/dashboard'],
  ['de', '/de/auth/dashboard'],
] as const)('somebody whose language is %s signs in and lands at %s', (language, path) => {
  expect(landing(language)).toBe(path)
  expect(langFromCookie(document.cookie)).toBe(language)
})

test('the page asked for before comes in the person’s language, with its query; so does the page one stays on', () => {
  rememberWanted('/auth/mensajes?chat=1&como=visitante')
  expect(landing('de')).toBe('/de/auth/mensajes?chat=1&como=visitante')
  rememberWanted('/en/auth/cartera')
  expect(landing('es')).toBe('/auth/cartera')
  history.replaceState(null, '', '/en/busqueda/venta/inca?priceMin=1')
  expect(landing('ca', 'USER')).toBe('/ca/busqueda/venta/inca?priceMin=1')
  history.replaceState(null, '', '/')
})

test('a cookie that the server wrote is nobody’s choice', () => {
  document.cookie = 'i18n_redirected=en; Path=/'
  expect(landing('de')).toBe('/de/auth/dashboard')
})

test('the language of a prefix is kept where none is', () => {
  keepLanguage('ca')
  expect(document.cookie).toContain('i18n_redirected=ca')
  keepLanguage('de')
  expect(document.cookie).toContain('i18n_redirected=ca')
})

test('what was chosen in this browser stands before the profile, until it is set there or somebody signs out', () => {
  chooseLanguage('en')
  expect([landing('de'), langFromCookie(document.cookie)]).toEqual(['/en/auth/dashboard', 'en'])
  setLanguage('ca')
  expect(landing('ca')).toBe('/ca/auth/dashboard')
  chooseLanguage('en')
  completeSignOut()
  expect(landing('de')).toBe('/de/auth/dashboard')
})
