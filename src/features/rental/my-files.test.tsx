import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../i18n'
import { setTransport } from '../../lib/transport'
import { MyFiles } from './my-files'

afterEach(cleanup)

const file = {
  id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c41',
  reference: 'LS-2026-0042',
  side: 'owner',
  island: 'MALLORCA',
  state: 'visit',
  name: 'Aina',
  ok: true,
  agency: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
}
const agency = { id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c42', name: 'Portal Vell', slug: 'vell' }

it('an owner chooses which agency may see where their file stands; a tenant is not asked', async () => {
  const sent: unknown[] = []
  setTransport(async ({ method, url, body }) => {
    if (method === 'PUT') sent.push(body?.get('agencyId'))
    const items =
      url.includes('/agency/?') || url.endsWith('/agency/')
        ? [agency]
        : [file, { ...file, id: agency.id, reference: 'LS-2026-0043', side: 'tenant' }]
    return { status: 200, headers: {}, data: method === 'PUT' ? file : { items } }
  })
  const i18n = await createI18n('en', ['shell', 'rental', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <MyFiles />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findByText('LS-2026-0043')
  const choice = screen.getByRole('combobox', { name: 'Agency that may see where it stands' })
  await screen.findByRole('option', { name: 'Portal Vell' })
  fireEvent.change(choice, { target: { value: agency.id } })
  await expect.poll(() => sent).toEqual([agency.id])
})
