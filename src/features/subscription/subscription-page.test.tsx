import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Subscription } from '../../../generated/model'
import { createI18n, I18nextProvider } from '../../i18n'
import { setTransport } from '../../lib/transport'
import SubscriptionPage from './subscription-page'

const PLAN = { id: 'agency', name: { en: 'Agency' }, seats: 3, monthPrice: 7_900 }
const HELD = {
  state: 'active',
  plan: PLAN,
  seats: 4,
  period: 'month',
  periodEnd: '2099-01-31',
  trialEnd: null,
  cancelled: false,
  next: null,
  owed: null,
  limits: [],
  missing: [],
  takesCards: false,
  card: null,
} as unknown as Subscription
const OWED = {
  invoiceId: 'one',
  fullNumber: 'S-2026-000001',
  amount: 9_559,
  dueOn: '2026-01-10',
  graceOn: '2026-01-18',
  limitedOn: '2026-02-01',
  freeOn: '2026-03-12',
  more: [{ invoiceId: 'two', fullNumber: 'S-2026-000002', amount: 1_815, dueOn: '2099-01-20' }],
}
const transferOf = (id: string) => ({
  payable: id === 'one' ? 9_559 : 1_815,
  paid: 0,
  transfer: { name: 'Llar', iban: 'ES9121000418450200051332', reference: `RF18${id}`, qr: 'BCD' },
})

/** The address as it stands after the page's name. */
const Address = () => <output aria-label="Address">{useLocation().search}</output>
const search = () => screen.getByLabelText('Address').textContent

async function drawn(change: Partial<Subscription>, at = '/'): Promise<void> {
  setTransport(async ({ url }) => {
    const id = /invoice\/(\w+)\//.exec(url)?.[1]
    const data = id
      ? transferOf(id)
      : url.includes('subscription/')
        ? { ...HELD, ...change }
        : { items: [] }
    return { status: 200, headers: {}, data }
  })
  const i18n = await createI18n('en', ['shell', 'subscription', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[at]}>
          <Address />
          <SubscriptionPage />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
}
afterEach(cleanup)

it('of two open invoices says how each is paid, the second when it is opened', async () => {
  await drawn({ owed: OWED })
  await screen.findByText(/RF18one/)
  screen.getByRole('heading', { name: 'One more unpaid invoice' })
  const second = screen.getByText(/^Invoice S-2026-000002: 18,15 € by/)
  const details = second.closest('details')
  if (!details) throw new Error('the second invoice cannot be opened')
  details.open = true
  fireEvent(details, new Event('toggle'))
  await screen.findByText(/RF18two/)
})

it('a period that is over waits, and no day that is past is said to come', async () => {
  const next = { planId: 'agency', seats: 5, period: 'month', from: '2026-01-31' } as const
  await drawn({ state: 'limited', periodEnd: '2026-01-31', owed: OWED, next })
  screen.getByText(/4 people · the period ended on .*: the next one is waiting$/)
  expect(
    screen.getByText(/5 people, waits until nothing is outstanding/).textContent,
  ).not.toContain('2026')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }))
  await screen.findByText(/^As soon as nothing is outstanding/)
})

it('a period that cannot be invoiced says what is missing and where it is given', async () => {
  await drawn({ state: 'limited', periodEnd: '2026-01-31', missing: ['taxId'] })
  screen.getByRole('heading', { name: 'We cannot issue the invoice for your plan' })
  screen.getByText(/company details are incomplete for invoicing: tax number/)
  screen.getByRole('link', { name: 'Complete company details' })
})

it('a refused card says why and when it is charged again, and the invoice can be paid by card', async () => {
  const card = {
    brand: 'visa',
    last4: '4242',
    expiresOn: '2031-04-30',
    keptAt: '2026-01-10T09:00:00.000Z',
    isCharging: false,
    refused: 'funds',
    nextTryOn: '2099-02-03',
  } as const
  await drawn({ owed: OWED, takesCards: true, card })
  await screen.findByText('Visa ···· 4242')
  screen.getByText(/not enough money.*We try again on 03 Feb, 2099/i)
  screen.getByRole('button', { name: /^Pay 95,59\s€ by card/ })
})

const CARD = {
  brand: 'visa',
  last4: '4242',
  expiresOn: '2031-04-30',
  keptAt: '2026-01-10T09:00:00.000Z',
  isCharging: false,
  refused: null,
  nextTryOn: null,
} as const

it('a card that stood there before the page was opened is not the one that was given', async () => {
  await drawn({ takesCards: true, card: CARD }, '/?tarjeta=guardada&desde=2026-01-10T10:00:00.000Z')
  await screen.findByText('Confirming with the payment service…')
  expect(search()).toContain('tarjeta')
})

it('a card given since is done, and the address asks for it no more', async () => {
  await drawn({ takesCards: true, card: CARD }, '/?tarjeta=guardada&desde=2026-01-10T08:00:00.000Z')
  await screen.findByText('Done: the payment service has confirmed it.')
  await waitFor(() => expect(search()).toBe(''))
})

it('an invoice is paid once it is owed no more, whatever its card’s bank says', async () => {
  const card = { ...CARD, refused: 'funds', nextTryOn: '2099-02-03' } as const
  await drawn({ owed: OWED, takesCards: true, card }, '/?tarjeta=pagada&factura=two')
  await screen.findByText('Confirming with the payment service…')
  cleanup()
  await drawn({ owed: { ...OWED, more: [] } }, '/?tarjeta=pagada&factura=two')
  await screen.findByText('Done: the payment service has confirmed it.')
})

it('a card is removed also where no new one is taken', async () => {
  await drawn({ card: CARD })
  screen.getByRole('button', { name: 'Remove the card' })
  expect(screen.queryByRole('button', { name: 'Change the card' })).toBeNull()
})

it('where no cards are taken none is asked for', async () => {
  await drawn({ owed: OWED })
  await screen.findByText(/RF18one/)
  expect(screen.queryByRole('button', { name: /card/ })).toBeNull()
})
