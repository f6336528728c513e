import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forms } from '../schema-form.fixture'
import type { AddressFound } from '../services'

afterEach(cleanup)

const LLUNA = { known: true, name: 'Carrer de sa Lluna', geo: { lat: 39.7661, lon: 2.7155 } }

async function open(found: AddressFound) {
  const asked: unknown[] = []
  const { show, type } = await forms()
  await show({
    name: 'PropertyLocation',
    value: { municipalityIne: '07061', streetName: 'sa Lluna', number: '12' },
    onSubmit: async () => undefined,
    services: {
      findAddress: async (question) => {
        asked.push(question)
        return found
      },
    },
  })
  const find = () =>
    act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Poner el punto en la dirección' })),
    )
  const lat = () => screen.getByLabelText<HTMLInputElement>('Latitud').value
  return { asked, find, lat, type }
}

it('the pin comes to the door, and the form says that it is the door', async () => {
  const { asked, find, lat } = await open({ ...LLUNA, number: '12', exactness: 'number' })
  expect(lat()).toBe('')
  await find()
  expect(asked).toEqual([{ text: 'sa Lluna 12', municipalityIne: '07061' }])
  expect(lat()).toBe('39.7661')
  expect(screen.getByText(/El punto está en Carrer de sa Lluna, 12: el portal/)).toBeDefined()
})

it('a number that nobody knows is said, and where the pin is instead', async () => {
  const { find, lat } = await open({ ...LLUNA, number: '14', exactness: 'near' })
  await find()
  expect(lat()).toBe('39.7661')
  expect(screen.getByText(/El 12 no está en el mapa\. El punto está en .*Lluna, 14/)).toBeDefined()
})

it('without streets the pin stays, and the form says where they come from', async () => {
  const none = { known: false, name: '', number: null, exactness: null, geo: null }
  const { find, lat, type } = await open(none)
  await find()
  expect(lat()).toBe('')
  expect(screen.getByText(/todavía no tiene calles. Pon el punto/)).toBeDefined()
  // What was said of another address is said no more.
  await act(async () => type('Nombre de la vía', 'Major'))
  expect(screen.queryByText(/todavía no tiene calles/)).toBeNull()
})
