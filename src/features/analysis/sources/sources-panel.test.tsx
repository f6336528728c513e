import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { AnalysisSource } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { useAddress } from '../frame/address'
import SourcesPanel from './sources-panel'

afterEach(cleanup)

const NONE = { repeated: 0, visited: 0, closed: 0, fee: null, cost: null, costPerVisit: null }
const lineOf = (source: string | null, n: number): AnalysisSource => ({
  ...NONE,
  source,
  n,
  share: null,
  costs: [],
})

const Screen = () => <SourcesPanel address={useAddress()} />

it('a source of which nothing came in the period before says so, as the sum does', async () => {
  setTransport(async ({ url }) => {
    const from = new URL(url, 'http://llar.test').searchParams.get('from')
    const came = from === '2026-10-01' ? [lineOf('portal', 7)] : []
    const data = {
      from,
      to: from,
      asOf: '2026-11-20T11:00:00Z',
      agentId: null,
      total: lineOf(null, came.length * 7),
      sources: came,
    }
    return { status: 200, headers: {}, data }
  })
  const i18n = await createI18n('en', ['shell', 'analysis', 'errors'])
  const address = '/?periodo=libre&desde=2026-10-01&hasta=2026-10-31&compara=1'
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={[address]}>
            <Screen />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  )
  const row = (await screen.findByRole('rowheader', { name: 'Llar' })).closest('tr')
  expect(within(row ?? document.body).getAllByText('was 0')).toHaveLength(3)
})
