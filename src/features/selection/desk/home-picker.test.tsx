import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { HomePicker } from './home-picker'

afterEach(cleanup)

it('says that nothing was found where somebody searched, not below homes that fit', async () => {
  setTransport(async () => ({ status: 200, headers: {}, data: { items: [] } }))
  const client = new QueryClient()
  render(
    <I18nextProvider i18n={await createI18n('en', ['shell', 'selection', 'errors'])}>
      <QueryClientProvider client={client}>
        <HomePicker
          picked={[]}
          fitting={[{ id: 'a', title: 'A partner’s home', facts: 'P-1' }]}
          onChange={() => undefined}
        />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await expect.poll(() => client.getQueryCache().getAll()[0]?.state.status).toBe('success')
  await act(async () => undefined)
  const nothing = 'No property on the market matches'
  expect(screen.getByRole('checkbox', { name: /^A partner’s home/ })).toBeTruthy()
  expect(screen.queryByText(nothing)).toBeNull()

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lighthouse' } })
  await screen.findByText(nothing)
})
