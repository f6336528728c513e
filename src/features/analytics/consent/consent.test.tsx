import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createI18n, I18nextProvider, type I18n } from '../../../i18n'
import {
  CATEGORIES,
  consentIn,
  cookiesFor,
  ENABLED,
  EXPIRES_MS,
  GIVEN,
  isAllowed,
  openConsentSettings,
  saveConsent,
  setId,
  type CookieCategory,
} from '../../../slots/consent'
import Consent from './consent'

const NOW = new Date('2026-11-21T12:00:00Z')
let i18n: I18n
beforeEach(async () => {
  i18n = await createI18n('es', ['shell', 'analytics'])
})
afterEach(() => {
  cleanup()
  for (const name of [GIVEN, ENABLED, 'other']) document.cookie = `${name}=; Max-Age=-1; Path=/`
})

/** What is stored, as the browser would send it. */
const stored = (ids: string[], categories = CATEGORIES) =>
  cookiesFor(ids, NOW, '', categories)
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
const show = () =>
  act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <Consent />
      </I18nextProvider>,
    ),
  )

test('consent is given only to the very set that was asked about', () => {
  expect(consentIn('')).toBeNull()
  expect(consentIn(stored(['analytics']))).toEqual(['necessary', 'analytics'])
  const more: CookieCategory[] = [
    ...CATEGORIES,
    { id: 'analytics', optional: true, targetCookieIds: [], initialState: true },
  ]
  expect(consentIn(stored(['analytics']), more)).toBeNull()
  expect(consentIn(`${GIVEN}=%E0%A4%A; ${ENABLED}=x`)).toBeNull()
})

test('enabled ids are one list joined by a separator, for 365 days', () => {
  const [given, enabled] = cookiesFor(['analytics'], NOW, '')
  expect(given).toBe(
    `ncc_c=${setId()}; Expires=${new Date(NOW.getTime() + EXPIRES_MS).toUTCString()}; Path=/; SameSite=Lax`,
  )
  expect(enabled?.startsWith('ncc_e=necessary~analytics;')).toBe(true)
  expect(EXPIRES_MS).toBe(31_536_000_000)
})

test('what is declined loses its cookies, what is unknown counts for nothing', () => {
  const categories: CookieCategory[] = [
    { id: 'necessary', optional: false, targetCookieIds: [], initialState: true },
    { id: 'analytics', optional: true, targetCookieIds: ['_ga*', 'plain'], initialState: true },
  ]
  expect(cookiesFor(['bogus'], NOW, '_ga_X=1; plain=2; plainer=3', categories).slice(2)).toEqual([
    '_ga_X=; Max-Age=0; Path=/',
    'plain=; Max-Age=0; Path=/',
  ])
  expect(consentIn(stored(['bogus']))).toEqual(['necessary'])
})

test('the banner asks until there is an answer, and nothing optional is allowed before', async () => {
  saveConsent([])
  document.cookie = `${GIVEN}=; Max-Age=-1; Path=/`
  expect(isAllowed('analytics')).toBe(false)
  openConsentSettings()
  await show()
  const settings = screen.getByRole('dialog', { name: 'Gestionar cookies', hidden: true })
  fireEvent.click(settings)
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeNull()
  const [necessary, analytics] = within(settings).getAllByRole<HTMLInputElement>('switch', {
    hidden: true,
  })
  expect([necessary?.disabled, necessary?.checked, analytics?.disabled]).toEqual([
    true,
    true,
    false,
  ])
  fireEvent.click(within(settings).getByRole('button', { name: 'Aceptar todo', hidden: true }))
  expect([isAllowed('analytics'), document.cookie.includes('ncc_e=necessary~analytics')]).toEqual([
    true,
    true,
  ])
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

test('settings save a selection, and delete all but the necessary', async () => {
  await show()
  for (const [press, enabled] of [
    ['Borrar todo', 'necessary'],
    ['Guardar', 'necessary'],
  ] as const) {
    act(openConsentSettings)
    fireEvent.click(screen.getByRole('button', { name: press, hidden: true }))
    expect(document.cookie).toContain(`ncc_e=${enabled}`)
    expect(document.cookie).not.toContain('~analytics')
  }
  act(openConsentSettings)
  fireEvent.click(screen.getAllByRole('switch', { hidden: true })[1] ?? document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Guardar', hidden: true }))
  expect(isAllowed('analytics')).toBe(true)
})
