import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../../i18n'
import { clearSession, EMPTY_PROFILE, setSession } from '../../../lib/session'
import { setTransport } from '../../../lib/transport'
import MarketPage from './market-page'

afterEach(() => {
  cleanup()
  clearSession()
})

it('who has no business here is told so, and finds no doors that stay shut', async () => {
  const asked: string[] = []
  setTransport(async ({ url }) => {
    asked.push(url)
    return { status: 403, headers: {}, data: {} }
  })
  setSession({ ...EMPTY_PROFILE, token: 't', role: 'REFERRED' })
  const i18n = await createI18n('en', ['shell', 'market', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <MarketPage />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull()
  expect(asked).toEqual([])
})
