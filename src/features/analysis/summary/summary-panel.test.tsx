import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport, type WireReply } from '../../../lib/transport'
import { useAddress } from '../frame/address'
import SummaryPanel from './summary-panel'

afterEach(cleanup)

/** The answer to a period, with so many signatures. */
const answer = (from: string, to: string, closed: number): WireReply => ({
  status: 200,
  headers: {},
  data: {
    from,
    to,
    asOf: '2026-11-20T11:00:00Z',
    agentId: null,
    deals: { n: 40, visited: 12, closed, sources: [] },
    homes: { n: 3, priced: 2, acts: [] },
    law: { n: 3, red: 0, amber: 0 },
  },
})

const Screen = () => <SummaryPanel address={useAddress()} />

async function show(answers: (query: URLSearchParams) => WireReply): Promise<void> {
  setTransport(async ({ url }) => answers(new URL(url, 'http://llar.test').searchParams))
  const i18n = await createI18n('en', ['shell', 'analysis', 'errors'])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={['/?periodo=libre&desde=2026-10-01&hasta=2026-10-31']}>
            <Screen />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  )
}

const compare = () => screen.findByRole('button', { name: 'Compare with the one before' })

it('a period is held against the one before it only when that is asked for', async () => {
  const asked: string[] = []
  await show((query) => {
    const from = query.get('from') ?? ''
    asked.push(`${from} ${query.get('to')} ${query.has('asOf')}`)
    return answer(from, query.get('to') ?? '', from === '2026-10-01' ? 5 : 3)
  })
  expect(await screen.findByText('5')).toBeTruthy()
  expect(asked).toEqual(['2026-10-01 2026-10-31 false'])
  fireEvent.click(await compare())
  expect(await screen.findByText('was 3')).toBeTruthy()
  expect(asked.slice(1)).toEqual(['2026-09-01 2026-09-30 true'])
  fireEvent.click(await compare())
  expect(screen.queryByText('was 3')).toBeNull()
})

it('a period before that cannot be read leaves the figures, and is said', async () => {
  await show((query) =>
    query.get('from') === '2026-10-01'
      ? answer('2026-10-01', '2026-10-31', 5)
      : { status: 500, headers: {}, data: {} },
  )
  fireEvent.click(await compare())
  expect(await screen.findByText(/could not be read/)).toBeTruthy()
  expect(screen.getByText('5')).toBeTruthy()
})
