import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forms } from '../schema-form.fixture'
import type { FormServices, PlaceOption } from '../services'

afterEach(cleanup)

const SOLLER: PlaceOption = {
  key: '07100',
  name: '07100',
  detail: 'Sóller, Mallorca',
  municipalityIne: '07061',
  municipality: 'Sóller',
  island: 'MALLORCA',
  town: null,
  postalCode: '07100',
  geo: { lat: 39.7666, lon: 2.7156 },
}

async function open(value: object, services: FormServices) {
  const { show, type } = await forms()
  await show({ name: 'PropertyLocation', value, onSubmit: async () => undefined, services })
  return { type, field: (name: string) => screen.getByLabelText<HTMLInputElement>(name).value }
}

it('a postal code brings its municipality, island and province, each marked as filled in', async () => {
  const { type, field } = await open(
    {},
    {
      searchPlaces: async () => [SOLLER],
      municipalityName: async () => 'Sóller',
    },
  )
  await act(async () => type('Código postal', '07100'))
  expect(await screen.findAllByText('Rellenado por el código postal')).not.toHaveLength(0)
  expect([field('Población'), field('Provincia')]).toEqual(['Sóller', 'Illes Balears'])
  const town = screen.getByLabelText('Población')
  expect(town.getAttribute('aria-describedby')).toContain('town-filled')
  // Typed over, it is nobody's guess any more.
  await act(async () => type('Población', 'Port de Sóller'))
  expect(town.getAttribute('aria-describedby') ?? '').not.toContain('town-filled')
})

it('a code that reaches into two municipalities chooses none', async () => {
  const other = { ...SOLLER, key: 'other', municipalityIne: '07018', municipality: 'Deià' }
  const { type, field } = await open({}, { searchPlaces: async () => [SOLLER, other] })
  await act(async () => type('Código postal', '07100'))
  expect(field('Población')).toBe('')
})

it('the pin writes its address while none is written', async () => {
  const asked: unknown[] = []
  const { field } = await open(
    { municipalityIne: '07061', geo: { lat: 39.7661, lon: 2.7155 } },
    {
      addressAt: async (spot) => {
        asked.push(spot)
        return { name: 'Carrer de sa Lluna', number: '12', exactness: 'number' }
      },
    },
  )
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Escribir la dirección del punto' })),
  )
  expect(asked).toEqual([{ lat: 39.7661, lon: 2.7155 }])
  expect([field('Nombre de la vía'), field('Número')]).toEqual(['Carrer de sa Lluna', '12'])
  expect(screen.getAllByText('Rellenado por el punto del mapa')).toHaveLength(2)
  expect(screen.getByText('Dirección escrita: el portal del punto.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Escribir la dirección del punto' })).toBeNull()
})
