import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createI18n, I18nextProvider, type Lang } from '../../../i18n'
import type { DialogPayload } from '../../../lib/dialog'
import { setTransport } from '../../../lib/transport'
import LoginDialog from './login-dialog'
import RegisterDialog from './register-dialog'

const kept = Object.getOwnPropertyDescriptor(window, 'localStorage')
/** The store that stands in where site data are blocked (src/app/browser-floor.ts). */
const forgetful = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
}
beforeEach(() => {
  Object.defineProperty(window, 'localStorage', { value: forgetful, configurable: true })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, 'localStorage')
  if (kept) Object.defineProperty(window, 'localStorage', kept)
})

/** What the dialog shows; nothing is asked of the server. */
async function shown(Dialog: typeof LoginDialog, payload: DialogPayload, language: Lang = 'es') {
  const asked: string[] = []
  setTransport(async ({ url }) => {
    asked.push(url)
    return { status: 200, headers: {}, data: {} }
  })
  const i18n = await createI18n(language, ['shell', 'errors', 'user', 'public-forms'])
  await act(
    async () =>
      void render(
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={new QueryClient()}>
            <MemoryRouter>
              <Dialog payload={payload} close={() => undefined} />
            </MemoryRouter>
          </QueryClientProvider>
        </I18nextProvider>,
      ),
  )
  expect(asked).toEqual([])
  expect(screen.queryByRole('textbox')).toBeNull()
  return screen.getByRole('alert').textContent
}

it.each([
  ['es', 'Permite los datos de sitios (cookies)'],
  ['en', 'Allow site data (cookies)'],
  ['ca', 'Permet les dades de llocs (galetes)'],
  ['de', 'Erlauben Sie in den Einstellungen des Browsers Websitedaten (Cookies)'],
] as const)(
  '%s: who signs in where nothing is kept is told what to allow',
  async (language, words) => {
    expect(await shown(LoginDialog, {}, language)).toContain(words)
  },
)

it.each([{ second: 't' }, { reset: 't' }, { sso: 'a', answer: 'b' }, { company: true }])(
  'no step of a sign-in is lost there: %j',
  async (payload) => {
    expect(await shown(LoginDialog, payload)).toContain('Permite los datos de sitios')
  },
)

it('nor does anybody register there and find themselves outside', async () => {
  expect(await shown(RegisterDialog, { account: 'agency' })).toContain('Permite los datos')
})
