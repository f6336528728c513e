import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { Order } from '../../../../generated/model'
import { loadForm } from '../../../forms/load'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { DataForm } from './data-form'

const ORDER = { id: 'o1', version: 3, category: 'cedula', delivery: {} } as unknown as Order

afterEach(cleanup)

async function drawn() {
  await loadForm('OrderDelivery')
  const i18n = await createI18n('en', ['shell', 'desk', 'order', 'forms', 'errors'])
  const onUnsaved = vi.fn()
  setTransport(async () => ({ status: 200, headers: {}, data: { ...ORDER, version: 4 } }))
  const router = createMemoryRouter([
    { path: '/', element: <DataForm order={ORDER} onSaved={() => {}} onUnsaved={onUnsaved} /> },
    { path: '/away', element: <p>away</p> },
  ])
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  )
  return { router, onUnsaved, number: await screen.findByLabelText(/number/i) }
}

it('who leaves with data typed and not saved is kept back, and the delivery is told', async () => {
  const { router, onUnsaved, number } = await drawn()
  expect(onUnsaved).not.toHaveBeenCalledWith(true)
  fireEvent.change(number, { target: { value: 'H-123' } })
  await screen.findByText('Some details are not saved')
  expect(onUnsaved).toHaveBeenLastCalledWith(true)
  await act(() => router.navigate('/away'))
  expect(screen.queryByText('away')).toBeNull()
  expect(router.state.location.pathname).toBe('/')
})

it('who has typed nothing leaves', async () => {
  const { router } = await drawn()
  await act(() => router.navigate('/away'))
  await waitFor(() => screen.getByText('away'))
})
