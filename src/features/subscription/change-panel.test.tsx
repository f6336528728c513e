import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Plan, Subscription } from '../../../generated/model'
import { createI18n, I18nextProvider } from '../../i18n'
import { setTransport } from '../../lib/transport'
import { ChangePanel } from './change-panel'

const PLAN = {
  id: 'p1',
  name: { en: 'Agency' },
  seats: 3,
  seatMonthPrice: 1_500,
} as unknown as Plan
const HELD = {
  state: 'active',
  plan: { id: 'p1' },
  seats: 4,
  period: 'year',
  cancelled: false,
  next: null,
  missing: [],
  takesCards: false,
  card: null,
} as unknown as Subscription
const PREVIEW = { lines: [], vat: [], total: 100, now: true, from: '2026-11-27' }

const asked: unknown[] = []
beforeEach(async () => {
  asked.length = 0
  setTransport(async ({ body }) => {
    asked.push(body?.get('seats'))
    return { status: 200, headers: {}, data: PREVIEW }
  })
  const i18n = await createI18n('en', ['shell', 'subscription', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ChangePanel plan={PLAN} subscription={HELD} reads={[]} onClose={() => {}} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
})
afterEach(cleanup)

it('what one has already asks nothing and is no fault', () => {
  expect(screen.getByText(/^This is what you already have/)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(asked).toEqual([])
})

it('many presses are one question, answered before anything can be sent', async () => {
  const more = screen.getByRole('button', { name: /more/i })
  for (let press = 0; press < 5; press += 1) fireEvent.click(more)
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Calculating…' })
  expect(send.disabled).toBe(true)
  await waitFor(() => expect(asked).toEqual(['9']))
  expect(await screen.findByRole('button', { name: /1,00/ })).toBeDefined()
})
