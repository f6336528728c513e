import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Dispute, DisputeOutcome } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { Outcomes } from './outcomes'

const ID = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'
const DISPUTE = {
  row: { id: ID, number: 'P-2026-0412', state: 'disputed', buyerPct: 40, sellerPct: null },
  version: 6,
} as unknown as Dispute
const outcomeAt = (percent: number): DisputeOutcome => ({
  percent,
  total: 25_440,
  back: percent * 254.4,
  owed: percent * 254.4,
  let: 0,
  fee: 2_904,
  left: 22_536,
})
const sent: { url: string }[] = []

beforeEach(async () => {
  sent.length = 0
  setTransport(async ({ method, url }) => {
    const asked = new URL(url, 'http://localhost')
    const percent = Number(asked.searchParams.get('percent'))
    if (method === 'GET') return { status: 200, headers: {}, data: outcomeAt(percent) }
    sent.push({ url })
    return { status: 200, headers: {}, data: DISPUTE }
  })
  const i18n = await createI18n('en', ['shell', 'operator', 'order', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <MemoryRouter>
          <Outcomes dispute={DISPUTE} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
})
afterEach(cleanup)

const regionOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).parentElement as HTMLElement)
const choose = async (name: string) => {
  const region = await regionOf(name)
  await region.findByText('In the buyer’s favour')
  fireEvent.click(region.getByRole('button', { name: 'Settle this way' }))
}
const typed = (reason: string) =>
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: reason } })
const send = () =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Settle: / }))

it('each of the three says its amounts before it is chosen; the part begins at what a side said', async () => {
  await (await regionOf('Refund everything')).findAllByText('254,40 €')
  await (await regionOf('Refund 40%')).findAllByText('101,76 €')
  await (await regionOf('Refund nothing')).findAllByText('0,00 €')
  expect(sent).toEqual([])
})

it('asks for a reason, and sends the amount that was shown', async () => {
  await choose('Refund everything')
  typed('too short')
  expect(screen.getByRole('button', { name: /^Settle: / })).toHaveProperty('disabled', true)
  typed('The terrace is missing')
  send()
  await screen.findByRole('heading', { name: 'Refund everything' })
  await expect.poll(() => sent.map(({ url }) => url)).toEqual([`/api/v1/order/dispute/${ID}/`])
})

it('a part is typed anew without the number before it in the way', async () => {
  const field = await screen.findByLabelText('Percentage to refund')
  fireEvent.change(field, { target: { value: '' } })
  expect(field).toHaveProperty('value', '')
  fireEvent.change(field, { target: { value: '30' } })
  await (await regionOf('Refund 30%')).findAllByText('76,32 €')
  fireEvent.change(field, { target: { value: '130' } })
  fireEvent.blur(field)
  expect(field).toHaveProperty('value', '30')
})
