import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Site, SiteDomain } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import OverviewPage from './overview-page'

afterEach(cleanup)

const domain = (state: SiteDomain['state'], name: string) =>
  ({ id: name, name, host: name, state, failingSince: '2026-11-20T10:00:00Z' }) as SiteDomain
const site = (state: Site['state']) =>
  ({
    id: 'w1',
    state,
    address: 'https://llar.example/w/portvell/',
    canEdit: true,
    draft: { languages: ['es'], pages: [], brand: { template: 'llevant' } },
    languages: [],
    pages: [],
    checks: [],
    changes: [],
    changed: false,
    published: null,
    suspension: null,
  }) as unknown as Site

async function open(state: Site['state']): Promise<string[]> {
  const asked: string[] = []
  const domains = [domain('active', 'portvell.com'), domain('failing', 'www.portvell.com')]
  setTransport(async ({ url }) => {
    asked.push(url)
    const data = url.endsWith('/site/')
      ? { items: [site(state)], slug: null }
      : url.endsWith('/domain/')
        ? { items: domains, address: '', offered: true, canEdit: true }
        : { items: [], url: '/w/~x/', expiresAt: '2030-01-01T00:00:00Z' }
    return { status: 200, headers: {}, data }
  })
  const client = new QueryClient()
  const i18n = await createI18n('es', ['shell', 'site', 'common'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <OverviewPage />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findByRole('region', { name: 'Tu web' })
  await waitFor(() => expect(asked.some((url) => url.endsWith('/domain/'))).toBe(true))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  return asked
}

it('a domain that fails is told first thing, and leads to what is missing', async () => {
  await open('published')
  const told = await screen.findByText(/^www\.portvell\.com: desde el 20\/11\/2026 faltan/)
  const way = screen.getByRole('link', { name: 'Ver qué falta' })
  expect(told.parentElement?.contains(way)).toBe(true)
  expect(way.getAttribute('href')).toContain('/auth/web/custom-web')
  expect(screen.queryByText(/^portvell\.com:/)).toBeNull()
})

it('of a suspended site its suspension is told alone', async () => {
  await open('suspended')
  expect(screen.queryByText(/www\.portvell\.com/)).toBeNull()
})
