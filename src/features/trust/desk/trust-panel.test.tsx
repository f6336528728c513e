import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Trust, TrustReason } from '../../../../generated/model'
import { createI18n, type Lang, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { TrustPanel } from './trust-panel'

afterEach(cleanup)

const ID = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'
const check = (
  id: Trust['checks'][number]['id'],
  group: Trust['checks'][number]['group'],
  reason: TrustReason,
  state: 'met' | 'unmet' = 'met',
) => ({ id, group, state, reason, on: state === 'met' ? '2026-11-28' : null })
const TRUST: Trust = {
  step: 1,
  next: 'picture',
  onSite: true,
  checks: [
    check('mandate', 'paper', 'mandateNoFile', 'unmet'),
    check('energy', 'paper', 'energyNumber'),
    check('cadastre', 'place', 'cadastreLetters', 'unmet'),
    check('pin', 'place', 'pinInside'),
    check('photos', 'picture', 'photosElsewhere', 'unmet'),
    check('agent', 'person', 'agentProved'),
    check('insurance', 'person', 'insuranceMissing', 'unmet'),
    check('reports', 'person', 'reportsInTime'),
  ],
  pictures: [{ src: '/media/a', listingId: ID, agencyName: 'Nou', earlier: true }],
}

async function show(trust: Trust, lang: Lang = 'es') {
  setTransport(async () => ({ status: 200, headers: {}, data: trust }))
  const i18n = await createI18n(lang, ['shell', 'trust', 'trust-public', 'errors'])
  const drawn = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <TrustPanel propertyId={ID} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findByRole('img')
  return drawn
}
const row = (name: RegExp) =>
  screen.getByRole('heading', { name, level: 4 }).closest('li') ?? expect.fail('no row')

it('says what is missing, where it is mended and what comes next', async () => {
  await show(TRUST)
  screen.getByRole('img', { name: '1 de 4 escalones' })
  screen.getByText('Lo siguiente: Fotos. Falta 1 cosa.')
  expect(row(/^Encargo firmado/).textContent).toContain('Sube el encargo firmado')
  // Documents are on this page: no way leads elsewhere.
  expect(within(row(/^Encargo firmado/)).queryByRole('link')).toBeNull()
  const mend = screen.getByRole('link', { name: 'Completar: Referencia catastral' })
  expect(mend.getAttribute('href')).toContain(`/${ID}/step-2`)
  expect(row(/^Punto en su municipio/).textContent).toContain('28')
  screen.getByText(/Nou la mostró antes/)
  screen.getByRole('link', { name: 'Ver el anuncio de Nou' })
})

it('says that all is in order, and that nobody reads it of a home off the site', async () => {
  await show({ ...TRUST, step: 4, next: null, onSite: false, pictures: [] })
  screen.getByText('Todo lo que se comprueba está en regla.')
  screen.getByText('No está publicado: nadie lo lee todavía.')
  expect(screen.queryByText('Fotos que también muestra otra agencia')).toBeNull()
})

it.each(['en', 'ca', 'de'] as const)('has its words in %s', async (lang) => {
  const { container } = await show(TRUST, lang)
  expect(container.textContent).not.toMatch(/trust-public|(?:reason|state|check|group)\.[a-z]/)
})
