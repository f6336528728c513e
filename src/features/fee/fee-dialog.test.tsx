import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { FeeDeal } from '../../../generated/model'
import { createI18n, I18nextProvider } from '../../i18n'
import { setTransport } from '../../lib/transport'
import FeeDialog from './fee-dialog'

const ID = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'
const DEAL = { offerId: ID, propertyId: ID, ref: 'PV-1', price: 41_200_000 } as FeeDeal
const LENA = { id: ID, role: 'STAFF', active: true, first_name: 'Lena', last_name: 'Vogt' }

afterEach(cleanup)

it('offers the people of the agency for a part', async () => {
  setTransport(async () => ({ status: 200, headers: {}, data: { items: [LENA], next: null } }))
  const i18n = await createI18n('en', ['shell', 'fee', 'forms', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <FeeDialog deal={DEAL} onClose={() => undefined} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Add a share' }))
  fireEvent.change(await screen.findByRole('combobox', { name: /^Who/ }), {
    target: { value: 'agent' },
  })
  expect(await screen.findByRole('option', { name: 'Lena Vogt' })).toBeTruthy()
})
