import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { DealPreview } from '../../../generated/model'
import { createI18n, I18nextProvider } from '../../i18n'
import { setTransport } from '../../lib/transport'
import ProposeForm from './propose-form'

afterEach(cleanup)

const ID = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c41'
const preview = (closePrice: number): DealPreview => ({
  propertyId: ID,
  role: 'seller',
  dealId: null,
  introducedOn: '2026-11-01',
  commissionPct: 5,
  sellerSplitPct: 40,
  homePrice: 94_500_000,
  fee: closePrice / 20,
  listerShare: (closePrice / 20) * 0.6,
  sellerShare: (closePrice / 20) * 0.4,
  remark: null,
})

it('the parts stand while those of another price are worked out: nothing moves under the finger', async () => {
  const [asked, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  setTransport(async ({ url }) => {
    const price = Number(new URL(url, 'http://x').searchParams.get('closePrice') ?? 94_500_000)
    if (price === 90_000_000) {
      asked.resolve()
      await next.promise
    }
    return { status: 200, headers: {}, data: preview(price) }
  })
  const i18n = await createI18n('es', ['shell', 'errors', 'deal', 'form'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ProposeForm introductionId={ID} title="Casa" price={94_500_000} onClose={() => null} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  expect(await screen.findByText('18.900,00 €')).toBeDefined()
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: '900000' } })
  fireEvent.blur(field)
  await asked.promise
  expect(screen.getByText('18.900,00 €')).toBeDefined()
  expect(screen.getByText(/945\.000,00|945\.000 €/, { selector: 'dt' })).toBeDefined()
  next.resolve()
  expect(await screen.findByText('18.000,00 €')).toBeDefined()
})
