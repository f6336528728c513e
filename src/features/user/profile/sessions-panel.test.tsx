import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { UserSession } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setKeeper } from '../../../lib/kept-write'
import { createQueryClient } from '../../../lib/query-client'
import { setTransport } from '../../../lib/transport'
import { SessionsPanel } from './sessions-panel'

afterEach(cleanup)

const at = { createdAt: '2026-11-20T10:00:00Z', seenAt: '2026-11-23T09:00:00Z' }
const HERE: UserSession = {
  id: 's1',
  device: { browser: 'Firefox', system: 'Linux' },
  method: 'password',
  current: true,
  ...at,
}
const PHONE: UserSession = {
  id: 's2',
  device: { browser: 'Chrome', system: 'Android' },
  method: 'google',
  current: false,
  ...at,
}

async function draw(): Promise<void> {
  const i18n = await createI18n('en', ['shell', 'user', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionsPanel />
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

it('names devices, ends one, and offers the others only while there are some', async () => {
  let items: UserSession[] = [HERE, PHONE, { ...PHONE, id: 's3', device: null, method: null }]
  const sent: string[] = []
  setTransport(async ({ method, url }) => {
    if (method === 'GET') return { status: 200, headers: {}, data: { items } }
    sent.push(`${method} ${url}`)
    items = method === 'DELETE' ? items.slice(0, 2) : [HERE]
    return { status: 204, headers: {}, data: '' }
  })
  await draw()
  const here = (await screen.findByText('Firefox on Linux')).closest('li') as HTMLElement
  expect(within(here).getByText('This device')).toBeTruthy()
  expect(within(here).queryByRole('button')).toBeNull()
  expect(screen.getByText('Signed in with Google on 20/11/2026 11:00')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Sign out of Unknown device' }))
  await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Sign out of the others' }))
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull())
  expect(sent).toEqual(['DELETE /api/v1/user/session/s3/', 'POST /api/v1/user/session/end-others/'])
  expect(screen.queryByRole('button', { name: 'Sign out of the others' })).toBeNull()
})

it('ends nothing where its person stays for what is not sent yet', async () => {
  const sent: string[] = []
  setTransport(async ({ method }) => {
    sent.push(method)
    return { status: 200, headers: {}, data: { items: [HERE] } }
  })
  const asked = Promise.withResolvers<void>()
  const mayLeave = async (): Promise<boolean> => {
    asked.resolve()
    return false
  }
  setKeeper({ keyOf: () => null, keep: async () => false, forget: async () => undefined, mayLeave })
  await draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  await asked.promise
  await Promise.resolve()
  setKeeper(null)
  expect(sent).toEqual(['GET'])
})
