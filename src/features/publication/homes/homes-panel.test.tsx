import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AgentPermissions, Integration } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { clearSession, EMPTY_PROFILE, setSession } from '../../../lib/session'
import { setTransport } from '../../../lib/transport'
import { HomesPanel } from './homes-panel'

const HOME = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'
const COUNTS = { wanted: 2, published: 1, warning: 0, blocked: 1, error: 0, queued: 0, removing: 0 }
const CHANNEL = { id: 'c1', state: 'active', counts: COUNTS } as unknown as Integration
const PAGE = {
  items: [
    {
      propertyId: HOME,
      ref: 'LL-1',
      title: 'Casa con patio',
      agentId: null,
      wanted: true,
      state: 'blocked',
      reason: null,
      quality: 60,
      publishedAt: null,
      changedAt: null,
      issues: [
        {
          field: 'layout.bathrooms',
          step: 3,
          foreign: 'baths',
          rule: 'bathrooms',
          value: null,
          severity: 'error',
          message: 'Say how many bathrooms it has',
        },
      ],
    },
  ],
  total: 1,
  counts: COUNTS,
  byRule: [
    {
      rule: 'bathrooms',
      field: 'layout.bathrooms',
      severity: 'error',
      message: 'Bathrooms are missing',
      count: 14,
    },
  ],
  next: null,
  previous: null,
}

const asked: string[] = []
const sent: [string, unknown][] = []
beforeEach(() => {
  asked.length = sent.length = 0
  setTransport(async ({ method, url, body }) => {
    if (method === 'GET') {
      asked.push(url)
      return { status: 200, headers: {}, data: PAGE }
    }
    sent.push([url, [...(body?.entries() ?? [])]])
    return { status: 200, headers: {}, data: { changed: 1, left: 0, items: [] } }
  })
})
afterEach(() => {
  cleanup()
  clearSession()
})

async function drawn(publish: boolean): Promise<void> {
  setSession({
    ...EMPTY_PROFILE,
    token: 't',
    role: 'STAFF',
    permissions: { publish } as AgentPermissions,
  })
  const i18n = await createI18n('en', ['shell', 'publication'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <HomesPanel channel={CHANNEL} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findByText('Casa con patio')
}

it('leads from what is wrong to its field, and narrows by rule', async () => {
  await drawn(true)
  expect(
    screen.getByRole('link', { name: 'Say how many bathrooms it has' }).getAttribute('href'),
  ).toBe(`/auth/cartera/inmueble/editar/${HOME}/step-3#layout.bathrooms`)
  fireEvent.click(screen.getByRole('button', { name: '14 Bathrooms are missing' }))
  await waitFor(() => expect(asked.some((url) => url.includes('rule=bathrooms'))).toBe(true))
  expect(
    screen.getByRole('button', { name: '14 Bathrooms are missing' }).getAttribute('aria-pressed'),
  ).toBe('true')
})

it('takes ticked homes out', async () => {
  await drawn(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select LL-1' }))
  fireEvent.click(screen.getByRole('button', { name: 'Do not advertise here' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual([
    '/api/v1/integration/c1/home/',
    [
      ['ids', JSON.stringify([HOME])],
      ['wanted', 'false'],
    ],
  ])
})

it('offers no choice to an agent who may not publish', async () => {
  await drawn(false)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
