import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n, LANGS, prefixPath, type Lang } from '../i18n'
import { setLangSource } from '../lib/href'
import { createQueryClient } from '../lib/query-client'
import { clearSession, EMPTY_PROFILE, setSession, type Role } from '../lib/session'
import { isWanted } from '../lib/sign-in'
import { setTransport } from '../lib/transport'
import { ALL_SCREENS } from './all-screens'
import { ErrorBoundary } from './error-boundary'
import { Providers } from './providers'
import { routeObjects } from './routes'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  setTransport(async () => ({ status: 403, headers: {}, data: {} }))
  document.documentElement.dataset.face = 'private'
})
afterEach(() => {
  cleanup()
  clearSession()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

/** Opens an address of the desk as a browser does that comes to it. */
async function open(path: string, lang: Lang, { isShowing = false } = {}): Promise<void> {
  setLangSource(() => lang)
  const [client, i18n] = [createQueryClient(), await createI18n(lang)]
  const routes = routeObjects({
    lang,
    screens: ALL_SCREENS,
    runtimeOf: () => ({ client, i18n, awaitsData: false }),
    ErrorBoundary,
    isShowing: () => isShowing,
  })
  const router = createMemoryRouter(routes, { initialEntries: [prefixPath(path, lang)] })
  render(
    <Providers client={client} i18n={i18n}>
      <RouterProvider router={router} />
    </Providers>,
  )
}
const signIn = (role: Role): void => setSession({ ...EMPTY_PROFILE, token: 't', role })

const TITLE: Record<Lang, string> = {
  es: 'Página no encontrada',
  en: 'Page not found',
  ca: 'No hem trobat la pàgina',
  de: 'Seite nicht gefunden',
}

test.each(LANGS)('an address nobody knows stays inside the desk (%s)', async (lang) => {
  signIn('ADMIN')
  await open('/auth/nada', lang)
  const heading = await screen.findByRole('heading', { level: 1, name: TITLE[lang] })
  expect(document.querySelectorAll('main')).toHaveLength(1)
  expect(
    within(screen.getByRole('main')).getByText(`Page not found: ${prefixPath('/auth/nada', lang)}`),
  ).toBeTruthy()
  expect(document.querySelector('nav.rail')?.textContent).not.toBe('')
  const [desk, home] = [...(heading.parentElement?.querySelectorAll('a') ?? [])]
  expect([desk?.getAttribute('href'), home?.getAttribute('href')]).toEqual([
    prefixPath('/auth/dashboard', lang),
    prefixPath('/', lang),
  ])
})

test('the way back is to a page the role has', async () => {
  signIn('USER')
  await open('/auth/cartera/nada/nada', 'es')
  const heading = await screen.findByRole('heading', { level: 1, name: TITLE.es })
  expect(heading.parentElement?.querySelector('a')?.getAttribute('href')).toBe('/auth/perfil')
})

test('signed out it meets the guard, which leads back to it', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  await open('/auth/nada', 'de')
  await expect.poll(() => assign).toHaveBeenCalledWith('/de?login=1')
  expect(isWanted()).toBe(true)
})

test('from the public face the server is asked: an address of the desk may be one this page’s table does not know', async () => {
  document.documentElement.dataset.face = 'public'
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  await open('/auth/nada', 'es', { isShowing: true })
  await expect.poll(() => assign).toHaveBeenCalledWith('/auth/nada')
  expect(isWanted()).toBe(false)
})
