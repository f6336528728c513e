import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forms } from '../schema-form.fixture'
import type { AddressAt, FormServices, PlaceOption } from '../services'

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

const LLUNA: AddressAt = { name: 'Carrer de sa Lluna', number: '12', exactness: 'number' }
const find = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Escribir la dirección del punto' })

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
  const { type, field } = await open(
    { municipalityIne: '07061', geo: { lat: 39.7661, lon: 2.7155 } },
    {
      addressAt: async (spot) => {
        asked.push(spot)
        return LLUNA
      },
    },
  )
  await act(async () => fireEvent.click(find()))
  expect(asked).toEqual([{ lat: 39.7661, lon: 2.7155 }])
  expect([field('Nombre de la vía'), field('Número')]).toEqual(['Carrer de sa Lluna', '12'])
  expect(screen.getAllByText('Rellenado por el punto del mapa')).toHaveLength(2)
  expect(screen.getByText('Dirección escrita: el portal del punto.')).toBeDefined()
  expect(find().disabled).toBe(true)
  // Of another address or another pin nothing was said.
  await act(async () => type('Nombre de la vía', 'Major'))
  expect(screen.queryByText(/^Dirección escrita/)).toBeNull()
  await act(async () => type('Nombre de la vía', 'Carrer de sa Lluna'))
  expect(screen.getByText(/^Dirección escrita/)).toBeDefined()
  await act(async () => type('Latitud', '39.8'))
  expect(screen.queryByText(/^Dirección escrita/)).toBeNull()
})

it('a name as on signs takes the place of the kind of street', async () => {
  const { field } = await open(
    { streetType: 'calle', geo: { lat: 39.7661, lon: 2.7155 } },
    { addressAt: async () => LLUNA },
  )
  expect(field('Tipo de vía')).toBe('calle')
  await act(async () => fireEvent.click(find()))
  expect([field('Tipo de vía'), field('Nombre de la vía')]).toEqual(['', 'Carrer de sa Lluna'])
})

it('a street that may run elsewhere is named and not written', async () => {
  const { field } = await open(
    { geo: { lat: 39.7661, lon: 2.7155 } },
    { addressAt: async () => ({ name: 'Camí de Muleta', number: null, exactness: 'street' }) },
  )
  await act(async () => fireEvent.click(find()))
  expect(screen.getByText('Puede ser Camí de Muleta. Escríbela si lo es.')).toBeDefined()
  expect(field('Nombre de la vía')).toBe('')
  expect(find().disabled).toBe(false)
})

it.each([
  ['Nombre de la vía', 'Major'],
  ['Número', '7'],
  ['Latitud', '39.8'],
])('the answer is for nobody once %s was typed meanwhile', async (label, text) => {
  const answer = Promise.withResolvers<AddressAt>()
  const { type, field } = await open(
    { geo: { lat: 39.7661, lon: 2.7155 } },
    { addressAt: () => answer.promise },
  )
  await act(async () => fireEvent.click(find()))
  await act(async () => type(label, text))
  await act(async () => answer.resolve(LLUNA))
  expect(field(label)).toBe(text)
  expect(field('Nombre de la vía')).not.toBe(LLUNA.name)
  expect(field('Número')).not.toBe(LLUNA.number)
})
