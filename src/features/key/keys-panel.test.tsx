import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ApiKey } from '../../../generated/model'
import { createI18n, I18nextProvider } from '../../i18n'
import { setTransport } from '../../lib/transport'
import { KeysPanel } from './keys-panel'
import { ScopesField } from './scopes-field'

const KEY: ApiKey = {
  id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b',
  name: 'Website',
  scopes: ['read:property', 'write:property', 'read:contact'],
  lastFour: 'x7Kq',
  state: 'active',
  person: 'Aina Ferrer',
  createdAt: '2026-11-01T10:00:00Z',
  expiresAt: '2027-06-30T22:00:00Z',
  rotatedUntil: null,
  lastUsedAt: null,
  lastIp: null,
  allowedIps: [],
}
const SECRET = `llar_Zx81kQ0b_${'0'.repeat(43)}`
const sent: string[] = []

beforeEach(() => {
  sent.length = 0
  setTransport(async ({ method, url }) => {
    sent.push(`${method} ${url}`)
    const data = method === 'GET' ? { items: [KEY] } : { key: KEY, secret: SECRET }
    return { status: 200, headers: {}, data }
  })
})
afterEach(cleanup)

async function drawn(element: ReactElement): Promise<void> {
  const i18n = await createI18n('en', ['shell', 'key'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{element}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

it('says what a key may, until which day, and that it was never used', async () => {
  await drawn(<KeysPanel />)
  await screen.findByText('Properties: read, change · Contacts: read')
  // It ends with the 30th of June, which is over at 22:00 UTC.
  screen.getByText(/valid until 30\/06\/2027$/)
  screen.getByText('Not used yet')
})

it('asks before it rotates, and tells the new secret', async () => {
  await drawn(<KeysPanel />)
  fireEvent.click(await screen.findByRole('button', { name: 'Renew Website' }))
  expect(sent).not.toContain(`POST /api/v1/key/${KEY.id}/rotate/`)
  const act = [...screen.getByRole('dialog').querySelectorAll('button')].at(-1)
  fireEvent.click(act as HTMLButtonElement)
  await waitFor(() =>
    expect(screen.getByLabelText('Secret of Website')).toHaveProperty('value', SECRET),
  )
})

it('who may change an area may read it, too', async () => {
  let chosen: string[] = []
  await drawn(
    <ScopesField
      chosen={[]}
      error={undefined}
      disabled={false}
      onChange={(scopes) => (chosen = scopes)}
    />,
  )
  const group = screen.getByRole('group', { name: 'Demands' })
  fireEvent.click([...group.querySelectorAll('input')].at(1) as HTMLInputElement)
  expect(chosen).toEqual(['read:demand', 'write:demand'])
})
