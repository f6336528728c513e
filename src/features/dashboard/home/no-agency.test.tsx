import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { QueryClientProvider } from '@tanstack/react-query'
import { createI18n, I18nextProvider, LANGS } from '../../../i18n'
import { createQueryClient } from '../../../lib/query-client'
import { clearSession, EMPTY_PROFILE, setSession } from '../../../lib/session'
import DashboardPage from './dashboard-page'

afterEach(() => {
  cleanup()
  clearSession()
})

const Nothing = () => null
const VISITOR = /visitant|visitor|Besucher/i

describe.each(LANGS)('the first page of agencies, in %s', (lang) => {
  test.each([
    ['USER', true],
    ['SERVICE', false],
    ['REFERRED', false],
    ['LLOGUER_SEGUR', false],
  ] as const)('calls a %s by their name', async (role, isVisitor) => {
    setSession({ ...EMPTY_PROFILE, token: 't', id: 'x', role })
    const i18n = await createI18n(lang, ['shell', 'errors', 'dashboard'])
    const router = createMemoryRouter([
      {
        path: '*',
        element: (
          <DashboardPage
            Figures={Nothing}
            Enquiries={Nothing}
            Waiting={Nothing}
            canOpen={() => true}
          />
        ),
      },
    ])
    await act(
      async () =>
        void render(
          <I18nextProvider i18n={i18n}>
            <QueryClientProvider client={createQueryClient()}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </I18nextProvider>,
        ),
    )
    const text = screen.getByRole('heading', { level: 1 }).parentElement?.textContent ?? ''
    expect(VISITOR.test(text)).toBe(isVisitor)
    expect(text).not.toContain('noRightText')
  })
})
