import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MarketItem } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport, type WireReply } from '../../../lib/transport'
import { BuyBox } from './buy-box'
import { Times } from './times'

const HOME = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'
const ITEM = {
  row: { id: 'i1', needsHome: true, own: false },
  doc: { cancellation: 'standard', minutes: 90 },
  home: { id: HOME },
  state: 'published',
} as unknown as MarketItem
const SUM = {
  lines: [],
  net: 14_000,
  vatPct: 21,
  vat: 2_940,
  retentionPct: 0,
  retention: 0,
  total: 16_940,
}
/** Half hours of a day from nine to seven, in UTC: two hours later on the islands' clock in summer. */
const TIMES = Array.from({ length: 20 }, (_, at) => ({
  startsAt: new Date(Date.UTC(2026, 6, 1, 7, at * 30)).toISOString(),
  endsAt: new Date(Date.UTC(2026, 6, 1, 8, at * 30)).toISOString(),
}))

const keys: string[] = []
let replies: (WireReply | Error)[] = []
beforeEach(() => {
  keys.length = 0
  setTransport(async ({ url, body }) => {
    if (url.includes('/time/')) return { status: 200, headers: {}, data: { items: TIMES } }
    if (!url.includes('/order/')) return { status: 200, headers: {}, data: SUM }
    keys.push(String(body?.get('key')))
    const reply = replies.shift()
    if (!reply || reply instanceof Error) throw reply ?? new Error('more was sent than meant')
    return reply
  })
})
afterEach(cleanup)

async function draw(what: React.ReactNode): Promise<void> {
  const i18n = await createI18n('en', ['shell', 'market', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{what}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

const box = (onTaken = () => {}) => (
  <BuyBox item={ITEM} options={[]} startsAt={TIMES[0]?.startsAt ?? null} onTaken={onTaken} />
)
const press = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /^Order for 169/ }))

it('without an answer the second try asks for the same order', async () => {
  replies = [new Error('Network Error'), { status: 201, headers: {}, data: { id: 'o1' } }]
  await draw(box())
  await press()
  await screen.findByRole('alert')
  await press()
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[0]).toBe(keys[1])
})

it('a time that is gone is said in the box, with those near it', async () => {
  const message = 'That time is taken'
  const current = { sum: SUM, times: TIMES.slice(4, 6) }
  replies = [{ status: 409, headers: {}, data: { message, current } }]
  const onTaken = vi.fn()
  await draw(box(onTaken))
  await press()
  const said = await screen.findByRole('alert')
  expect(said.textContent).toContain(message)
  expect(said.textContent).toContain('01/07/2026 11:00 · 01/07/2026 11:30')
  expect(onTaken).toHaveBeenCalledOnce()
})

it('offers times over the whole day, and all of them when asked', async () => {
  await draw(<Times item={ITEM} homeId={HOME} value={null} onChange={() => {}} />)
  const offered = async () =>
    (await screen.findAllByRole('button', { name: /^\d\d:\d\d$/ })).map(
      (button) => button.textContent,
    )
  const first = await offered()
  expect(first.length).toBeLessThan(TIMES.length)
  expect(first.at(-1)).toBe('18:00')
  fireEvent.click(screen.getByRole('button', { name: 'Show 13 more times' }))
  expect(await offered()).toHaveLength(TIMES.length)
})
