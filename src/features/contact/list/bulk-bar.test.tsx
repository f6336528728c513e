import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ContactRow } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { clearSession, EMPTY_PROFILE, setSession } from '../../../lib/session'
import { setTransport } from '../../../lib/transport'
import { BulkBar } from './bulk-bar'

const asked: unknown[] = []
beforeEach(() => {
  asked.length = 0
  setSession({ ...EMPTY_PROFILE, token: 't', role: 'STAFF' })
  setTransport(async ({ method, body }) => {
    if (method === 'GET') return { status: 200, headers: {}, data: { items: [], tags: [] } }
    asked.push([...(body?.entries() ?? [])])
    return { status: 200, headers: {}, data: { changed: ['a'], refused: 0 } }
  })
})
afterEach(() => {
  cleanup()
  clearSession()
})

const row = (id: string, mine: boolean) => ({ id, mine }) as ContactRow

async function drawn(rows: ContactRow[]) {
  const i18n = await createI18n('en', ['shell', 'contact'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <BulkBar rows={rows} archived={false} onDone={() => undefined} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

it('says how many of the chosen may be changed, and asks for those alone', async () => {
  await drawn([row('a', true), row('b', false)])
  expect(screen.getByRole('status').textContent).toBe('2 selected; you can change 1')
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toContainEqual(['ids', '["a"]'])
})

it('of colleagues alone offers nothing that would be refused', async () => {
  await drawn([row('a', false), row('b', false)])
  expect(screen.getByRole('status').textContent).toBe('2 selected; you can change 0')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Clear selection',
  ])
})
