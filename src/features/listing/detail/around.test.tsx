import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Listing, ListingPrecision, Surroundings } from '../../../../generated/model'
import { createI18n, I18nextProvider, type Lang } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { Around } from './around'

afterEach(cleanup)

const NEAR: Surroundings = {
  known: true,
  items: [
    { kind: 'beach', name: 'Platja d’en Repic', metres: 3800, minutes: 10, way: 'drive' },
    { kind: 'school', name: null, metres: 450, minutes: 8, way: 'walk' },
  ],
}

async function show(precision: ListingPrecision, near = NEAR, lang: Lang = 'es') {
  const asked: unknown[] = []
  setTransport(async ({ url }) => {
    asked.push(url)
    return { status: 200, headers: {}, data: near }
  })
  const i18n = await createI18n(lang, ['listing'])
  const location = { precision, geo: { lat: 39.7663, lon: 2.7153 } }
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Around listing={{ location } as Listing} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return { asked, container }
}

it('tells how far it is to what is near, and how that was reckoned', async () => {
  await show('exact')
  const [beach, school] = await screen.findAllByRole('listitem')
  expect(beach?.textContent).toBe('PlayaPlatja d’en Repic10 min en coche3,8 km en línea recta')
  expect(school?.textContent).toBe('Colegio8 min a pie450 m en línea recta')
  expect(screen.getByText(/^Desde el inmueble\. Tiempos estimados.*OpenStreetMap\.$/)).toBeTruthy()
})

it('says that it counts from the circle where the pin is moved', async () => {
  await show('moved')
  expect(await screen.findByText(/^Desde el centro del círculo/)).toBeTruthy()
})

it('asks nothing for a home whose place is hidden', async () => {
  const { asked, container } = await show('hidden')
  expect(container.innerHTML).toBe('')
  expect(asked).toEqual([])
})

it('shows nothing where the site knows no places', async () => {
  const { container } = await show('exact', { known: false, items: [] })
  await new Promise((done) => setTimeout(done))
  expect(container.innerHTML).toBe('')
})

it.each(['en', 'ca', 'de'] as const)('has its words in %s', async (lang) => {
  const { container } = await show('moved', NEAR, lang)
  await screen.findAllByRole('listitem')
  expect(container.textContent).not.toContain('around.')
})
