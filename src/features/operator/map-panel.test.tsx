import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { BaseMap } from '../../../generated/model'
import { createI18n, I18nextProvider } from '../../i18n'
import MapPanel from './map-panel'

const said = vi.hoisted(() => ({ map: {} as unknown }))
vi.mock('../../lib/http', () => ({ http: async () => said.map }))
afterEach(cleanup)

async function show(map: BaseMap) {
  said.map = map
  const i18n = await createI18n('es', ['operator'])
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <MapPanel />
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  )
  await screen.findByText('npm run map')
}
const NONE = {
  bytes: null,
  takenAt: null,
  source: null,
  version: null,
  streets: 0,
  numbers: 0,
  surroundings: 0,
}

it('offers the command with its size where the map has no streets', async () => {
  await show(NONE)
  expect(screen.getByText('El mapa no tiene calles')).toBeDefined()
  expect(screen.getByText(/unos 60 MB de OpenStreetMap/)).toBeDefined()
})

it('says what the map is drawn from', async () => {
  const source = 'https://build.protomaps.com/20261126.pmtiles'
  await show({ ...NONE, bytes: 61_482_113, source, streets: 15_204, numbers: 120_331 })
  expect(screen.getByText('El mapa tiene calles')).toBeDefined()
  for (const words of ['61 MB', source, '15.204', '120.331'])
    expect(screen.getByText(words)).toBeDefined()
})
