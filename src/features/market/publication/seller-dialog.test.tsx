import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Seller } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import SellerDialog from './seller-dialog'

const INCA = {
  slug: 'inca',
  name: 'Inca',
  municipality: 'Inca',
  municipalityIne: '07027',
  island: 'MALLORCA',
  kind: 'municipality',
  geo: null,
}
const SELLER = { version: 1, data: {}, missing: [], ibanEnd: null } as unknown as Seller

afterEach(cleanup)

it('finds the town that a seller sets out from', async () => {
  setTransport(async ({ url }) => ({
    status: 200,
    headers: {},
    data: { items: url.includes('/place/') ? [INCA] : [], total: 1 },
  }))
  const i18n = await createI18n('en', ['shell', 'market', 'errors', 'forms'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SellerDialog seller={SELLER} onClose={() => {}} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  const field = await screen.findByLabelText(/Municipality/)
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'Inc' } })
  expect(await screen.findByRole('option', { name: /Inca/ })).toBeDefined()
})
