import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { createI18n, I18nextProvider } from '../../i18n'
import { setTransport } from '../../lib/transport'
import PayDialog from './pay-dialog'

afterEach(cleanup)

it('without an account it says why there is no file, and has a way back', async () => {
  setTransport(async () => ({ status: 200, headers: {}, data: { items: [] } }))
  const i18n = await createI18n('en', ['shell', 'expense', 'bank', 'errors'])
  const onClose = vi.fn()
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <PayDialog expenses={[]} sum="10,00 €" onClose={onClose} onPaid={() => {}} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findByRole('alert')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
})
