import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import SendDialog from './send-dialog'

afterEach(cleanup)

const DEMAND = '01900000-0000-7000-8000-000000000001'
const DRAFT = {
  language: 'en',
  message: 'Hello Sofie',
  hasEmail: true,
  hasPhone: true,
  channel: 'EMAIL',
}
const HOME = {
  id: '01900000-0000-7000-8000-000000000002',
  ref: 'LL-1',
  title: { en: 'House by the mill' },
  place: 'Sóller',
  price: 40_000_000,
}

/** Opens the dialog anew; what was read before is still as fresh as in the app. */
async function opened(client: QueryClient) {
  cleanup()
  const onClose = vi.fn()
  render(
    <I18nextProvider i18n={await createI18n('en', ['shell', 'selection', 'forms', 'errors'])}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SendDialog demandId={DEMAND} homes={[]} onClose={onClose} onSent={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return onClose
}
const fresh = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })

it('does not choose again what was just sent', async () => {
  let sent = false
  setTransport(async ({ method, url }) => {
    if (method !== 'GET') sent = true
    const data = url.includes('/draft/')
      ? { ...DRAFT, homes: sent ? [] : [HOME] }
      : { items: [], id: 'made', url: 'https://llar.example/s' }
    return { status: 200, headers: {}, data }
  })
  const client = fresh()
  const onClose = await opened(client)
  await screen.findByRole('button', { name: 'Remove House by the mill' })
  fireEvent.click(await screen.findByRole('button', { name: 'Send 1 property' }))
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)

  await opened(client)
  await screen.findByText('Nothing new fits: choose the properties yourself.')
  expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull()
})

it('says that the draft did not come, offers no form without it, and tries again', async () => {
  let down = true
  setTransport(async ({ url }) => {
    if (down && url.includes('/draft/'))
      return { status: 503, headers: {}, data: { message: 'Later' } }
    return { status: 200, headers: {}, data: { ...DRAFT, homes: [HOME], items: [] } }
  })
  await opened(fresh())
  await screen.findByRole('alert')
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()

  down = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Remove House by the mill' })
})
