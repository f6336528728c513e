import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { MapView } from '../../ui/map/projection'
import { forms } from '../schema-form.fixture'

vi.mock('./pin-map', () => ({
  PinMap: ({ view: { lat, lon } }: { view: MapView }) => (
    <output>{`${lat.toFixed(1)} ${lon.toFixed(1)}`}</output>
  ),
}))
afterEach(cleanup)

const open = async (value: object) => {
  const { show } = await forms()
  await show({
    name: 'PropertyLocation',
    value: { municipalityIne: '07061', ...value },
    services: { municipalityBox: async () => [2.6, 39.7, 2.8, 39.9] },
  })
  return screen.getByText(/^\d+\.\d \d+\.\d$/).textContent
}

it('opens where the municipality is, and at the pin where there is one', async () => {
  expect(await open({})).toBe('39.8 2.7')
  cleanup()
  expect(await open({ geo: { lat: 38.9, lon: 1.4 } })).toBe('38.9 1.4')
})
