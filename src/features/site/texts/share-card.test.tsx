import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Site, SitePage } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { LogoReading } from '../brand/logo-reading'
import { ShareCard } from './share-card'

afterEach(cleanup)

const page = { id: 'p1', kind: 'home', slug: {}, title: {}, sections: [] } as SitePage
const site = {
  id: 'w1',
  address: 'https://llar.example/w/portvell/',
  digest: '0123456789abcdef',
  draft: { brand: {}, pages: [page] },
} as unknown as Site
const READING = {
  alt: {},
  palette: [],
  pairs: [{ field: 'primary', color: '#000000', ground: '#ffffff', ratio: 21, moved: false }],
  proposal: {},
  preview: { url: '/w/~y/' },
}

/** Draws a part whose preview fails until it is tried again. */
async function drawn(part: ReactNode): Promise<void> {
  let broken = true
  setTransport(async ({ url }) => {
    if (url.includes('/brand/')) return { status: 200, headers: {}, data: READING }
    return broken
      ? { status: 500, headers: {}, data: {} }
      : { status: 200, headers: {}, data: { url: '/w/~x/sobre/', expiresAt: '2030-01-01' } }
  })
  const i18n = await createI18n('es', ['shell', 'site', 'errors', 'common'])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>{part}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('No ha llegado la vista previa')
  broken = false
  fireEvent.click(screen.getByRole('button', { name: /de nuevo|Reintentar/ }))
}

it('a shared link whose picture cannot be had says so, and is tried again', async () => {
  await drawn(<ShareCard site={site} page={page} language="es" title="Portada" />)
  const picture = await screen.findByRole('img')
  expect(picture.getAttribute('src')).toBe('/w/~x/share/sobre/card.jpg?0123456789ab')
})

it('so does the front page as it is now, beside the colours of a logo', async () => {
  await drawn(<LogoReading site={site} hash="a" onClose={() => undefined} />)
  await screen.findByText('Ahora')
  expect(screen.queryByRole('alert')).toBeNull()
})
