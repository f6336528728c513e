import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Connection, ConnectionRequest } from '../../../generated/model'
import { createI18n, I18nextProvider } from '../../i18n'
import { clearSession, EMPTY_PROFILE, setSession, type Role } from '../../lib/session'
import { setTransport } from '../../lib/transport'
import ConnectionsPage from './connections-page'
import ConsentPage from './consent-page'

const ID = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'
const REQUEST: ConnectionRequest = {
  client: 'Claude',
  clientHost: 'claude.example',
  redirectHost: 'evil.example',
  loopback: false,
  scopes: ['read:property', 'people'],
  agency: 'Portal Vell',
  fault: null,
  back: 'https://evil.example/cb?error=access_denied',
}
const ONE: Connection = {
  id: ID,
  client: 'Claude',
  clientHost: 'claude.example',
  redirectHost: '127.0.0.1:4711',
  loopback: true,
  scopes: ['read:property', 'propose'],
  person: 'Biel Mas',
  own: false,
  createdAt: '2026-11-01T10:00:00Z',
  lastUsedAt: null,
  expiresAt: '2026-12-01T10:00:00Z',
}
const ASKED =
  '/auth/conectar?client_id=https%3A%2F%2Fclaude.example%2Fc&redirect_uri=https%3A%2F%2Fevil.example%2Fcb' +
  '&response_type=code&code_challenge=x&code_challenge_method=S256&resource=y&state=z'
const sent: string[] = []
let answer: { status: number; data: unknown }

beforeEach(() => {
  sent.length = 0
  setTransport(async ({ method, url, body }) => {
    const fields = body instanceof FormData ? JSON.stringify(Object.fromEntries(body)) : ''
    sent.push(`${method} ${url.split('?')[0]} ${fields}`.trim())
    // What is allowed goes to an address that this document can be at.
    return method === 'GET'
      ? { headers: {}, ...answer }
      : { status: 201, headers: {}, data: { id: ID, redirect: '#code', staff: true } }
  })
})
afterEach(() => {
  cleanup()
  clearSession()
})

async function drawn(element: ReactElement, role: Role = 'ADMIN', at = ASKED): Promise<void> {
  const me = { id: ID, role, first_name: 'Aina', email: 'aina@rig.example' }
  setSession({ ...EMPTY_PROFILE, token: 't', ...me })
  const i18n = await createI18n('en', ['shell', 'errors', 'connection'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

it('says where access goes and as whom it acts, and hands over no people unasked', async () => {
  answer = { status: 200, data: REQUEST }
  await drawn(<ConsentPage />)
  expect((await screen.findByText('evil.example')).tagName).toBe('STRONG')
  screen.getByText(/act as Aina \(aina@rig.example\) of Portal Vell/)
  const people = screen.getByRole('switch', { name: /whole$/ })
  expect((people as HTMLInputElement).checked).toBe(false)
  expect(screen.getByRole('link', { name: 'Do not allow' }).getAttribute('href')).toBe(REQUEST.back)
  fireEvent.click(screen.getByRole('button', { name: 'Allow' }))
  await waitFor(() => expect(sent.at(-1)).toMatch(/^POST .*"scopes":"\[\\"read:property\\"\]"/))
})

it('allows nothing at all as little as something unasked', async () => {
  answer = { status: 200, data: { ...REQUEST, loopback: true } }
  await drawn(<ConsentPage />)
  await screen.findByText(/on this very device/)
  fireEvent.click(screen.getByRole('switch', { name: /^Read properties/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Allow' }))
  await screen.findByText('Leave at least one thing')
  expect(sent.filter((one) => one.startsWith('POST'))).toEqual([])
})

it('sends nobody back to who does not say who it is', async () => {
  answer = { status: 400, data: { redirect_uri: 'This address is not the application’s' } }
  await drawn(<ConsentPage />)
  await screen.findByText('This address is not the application’s')
  expect(screen.queryByRole('link')).toBeNull()
})

it('says what is wrong, and leads back to who asked', async () => {
  answer = { status: 200, data: { ...REQUEST, fault: 'access_denied' } }
  await drawn(<ConsentPage />, 'STAFF')
  await screen.findByText(/has not allowed agents/)
  screen.getByRole('link', { name: 'Back to evil.example' })
})

it('lists what acts, and ends it once that is confirmed', async () => {
  answer = { status: 200, data: { items: [ONE], staff: false } }
  await drawn(<ConnectionsPage />)
  await screen.findByText('A program on your device · claude.example')
  screen.getByText('Acts as Biel Mas')
  fireEvent.click(screen.getByRole('button', { name: 'End the connection of Claude' }))
  const act = [...screen.getByRole('dialog').querySelectorAll('button')].at(-1)
  fireEvent.click(act as HTMLButtonElement)
  await waitFor(() => expect(sent).toContain(`DELETE /api/v1/connection/${ID}/`))
})

it('lets an ADMIN let agents, who are told that they may not yet', async () => {
  answer = { status: 200, data: { items: [], staff: false } }
  await drawn(<ConnectionsPage />)
  fireEvent.click(await screen.findByRole('switch', { name: /^Agents may/ }))
  await waitFor(() => expect(sent.some((one) => one.startsWith('PATCH'))).toBe(true))
  cleanup()
  await drawn(<ConnectionsPage />, 'STAFF')
  await screen.findByText(/has not allowed agents/)
  expect(screen.queryByRole('switch')).toBeNull()
})
