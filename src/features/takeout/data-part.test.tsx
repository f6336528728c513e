import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Takeout } from '../../../generated/model'
import { createI18n, I18nextProvider } from '../../i18n'
import { setTransport } from '../../lib/transport'
import { DataPart } from './data-part'
import { sizeOf } from '../../lib/bytes'

const READY: Takeout = {
  id: 't1',
  state: 'ready',
  parts: ['records'],
  byName: 'Aina Ferrer',
  createdAt: '2026-11-20T10:00:00Z',
  readyAt: '2026-11-20T10:01:00Z',
  expiresAt: '2026-11-27T10:01:00Z',
  progress: 100,
  entries: 1840,
  bytes: 734_003_200,
  missing: 2,
  links: 0,
  lastReadAt: null,
}
const URL = 'https://llar.example/takeout/secret.zip'

let items: Takeout[] = []
const sent: string[] = []
beforeEach(() => {
  sent.length = 0
  setTransport(async ({ method, url }) => {
    sent.push(`${method} ${url}`)
    const listed = url.includes('takeout-import') ? [] : items
    const data = method === 'GET' ? { items: listed } : { url: URL }
    return { status: method === 'GET' ? 200 : 201, headers: {}, data }
  })
})
afterEach(cleanup)

async function drawn(...takeouts: Takeout[]): Promise<void> {
  items = takeouts
  const i18n = await createI18n('en', ['shell', 'takeout'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <DataPart />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

const button = (name: string) => screen.queryByRole('button', { name })

it('downloads what is ready at an address of its own, and says how large it is and what is missing', async () => {
  const go = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
  await drawn(READY)
  await screen.findByText(/1.?840 files, 734 MB/)
  expect(screen.getByText('2 files are missing')).toBeTruthy()
  fireEvent.click(button('Download') as HTMLElement)
  await waitFor(() => expect(go).toHaveBeenCalledWith(URL))
  expect(sent).toContain('POST /api/v1/takeout/t1/address/')
})

it('has one made at a time, and lets it be stopped', async () => {
  await drawn({ ...READY, state: 'collecting', progress: 40, entries: null, bytes: null })
  await screen.findByText('40%')
  expect(button('Prepare the file')).toHaveProperty('disabled', true)
  expect(button('Stop')).not.toBeNull()
  expect(button('Download')).toBeNull()
})

it('offers nothing of one that is over', async () => {
  await drawn({ ...READY, state: 'ended' })
  await screen.findByText('Ended')
  expect([button('Download'), button('End')]).toEqual([null, null])
  expect(button('Prepare the file')).toHaveProperty('disabled', false)
})

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [4_520_000_000, '4,5 GB'],
])('says %i bytes as people do', (bytes, text) => {
  expect(sizeOf(bytes)).toBe(text)
})
