import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { UnmetCells } from '../../../generated/model'
import { createI18n, I18nextProvider } from '../../i18n'
import { setTransport } from '../../lib/transport'
import UnmetPanel from './unmet-panel'

const BANDS = [1, 2, 3, 4, 5].map((band) => ({
  band,
  from: band === 1 ? null : band * 10_000_000,
  to: band === 5 ? null : (band + 1) * 10_000_000,
}))
const TOLD: UnmetCells = {
  day: '2026-11-28',
  bands: BANDS,
  n: 1,
  items: [
    {
      id: 28_921_931,
      level: 'municipality',
      place: 'Sóller',
      municipality: '07061',
      island: 'MALLORCA',
      operation: 'V',
      family: 'flat',
      band: 3,
      from: 30_000_000,
      to: 40_000_000,
      beds: 'three',
      buyers: 15,
      own: 3,
      supply: 0,
    },
  ],
}

afterEach(cleanup)

async function shown(
  data: UnmetCells,
  sent: { url: string; body: Record<string, unknown> }[] = [],
) {
  setTransport(async ({ method, url, body }) => {
    if (method === 'GET') return { status: 200, headers: {}, data }
    sent.push({ url, body: Object.fromEntries(body ?? []) })
    return { status: 503, headers: {}, data: { message: 'Later' } }
  })
  const i18n = await createI18n('en', ['shell', 'unmet', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <UnmetPanel />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

it('says how many look for it at least, beside one’s own and what there is, and asks for its letter', async () => {
  const sent: { url: string; body: Record<string, unknown> }[] = []
  await shown(TOLD, sent)
  const row = within((await screen.findByText('Sóller')).closest('tr') ?? document.body)
  for (const words of ['300.000 € to 400.000 €', '3 bedrooms', '15 or more', '3', 'None'])
    row.getByText(words)
  fireEvent.change(screen.getByLabelText('Language of the letter'), { target: { value: 'de' } })
  fireEvent.click(row.getByRole('button', { name: /^Letter/ }))
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.url).toContain('unmet/letter')
  expect(sent[0]?.body).toEqual({ cell: '28921931', language: 'de' })
})

it.each([
  ['Not counted yet', { day: null, bands: [], n: 0, items: [] }],
  ['There are very few such listings', { ...TOLD, bands: [], n: 0, items: [] }],
  ['Too few yet', { ...TOLD, n: 0, items: [] }],
])('says why nothing is told: %s', async (why, data) => {
  await shown(data)
  await screen.findByText(why)
  expect(screen.queryByRole('table')).toBeNull()
})
