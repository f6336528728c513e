import { afterEach, describe, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { forms } from './schema-form.fixture'

const { show, type } = await forms()
afterEach(cleanup)

describe('fields that do not apply', () => {
  test('follow the type live, and what they hold is not sent', async () => {
    const onChange = vi.fn()
    await show({
      name: 'PropertyBasics',
      value: {
        type: 'vivienda',
        subtype: 'piso',
        condition: 'buen_estado',
        offers: [{ operation: 'V' }],
      },
      onChange,
    })
    expect(screen.getByLabelText(/^Año de construcción/)).toBeDefined()
    type('Tipo de inmueble', 'terreno')
    expect(screen.queryByLabelText(/^Año de construcción/)).toBeNull()
    expect(onChange.mock.lastCall?.[0]).toEqual({ type: 'terreno', offers: [{ operation: 'V' }] })
  })

  test('say nothing in place of a help text that only their parts have', async () => {
    await show({
      name: 'PropertyBasics',
      value: { type: 'vivienda', offers: [{ operation: 'V' }] },
    })
    expect(screen.getByText('Operaciones y precios')).toBeDefined()
    expect(screen.getByText('No se publica')).toBeDefined()
    expect(screen.queryByText(/^help\./)).toBeNull()
  })

  test('follow the item’s own operation inside a list', async () => {
    await show({
      name: 'PropertyBasics',
      value: { type: 'vivienda', offers: [{ operation: 'V' }] },
    })
    expect(screen.queryByLabelText('Periodo de la renta')).toBeNull()
    type('Operación', 'A')
    expect(screen.getByLabelText('Periodo de la renta')).toBeDefined()
  })

  test('read type and operations from outside', async () => {
    await show({
      name: 'PropertyLegal',
      value: {},
      context: { type: 'terreno', operations: ['V'] },
    })
    expect(screen.queryByText('Energía')).toBeNull()
    cleanup()
    await show({
      name: 'PropertyLegal',
      value: {},
      context: { type: 'vivienda', operations: ['TDA'] },
    })
    expect(screen.getByText('Licencia turística')).toBeDefined()
    expect(screen.getByText('Energía')).toBeDefined()
  })

  test('narrow the options by the type', async () => {
    await show({ name: 'PropertyBasics', value: { type: 'parking', offers: [{ operation: 'V' }] } })
    const options = [...(screen.getByLabelText('Subtipo') as HTMLSelectElement).options].map(
      ({ value }) => value,
    )
    expect(options).toEqual(['', 'individual', 'doble', 'moto', 'caja'])
  })

  test('leave out what this person would be refused', async () => {
    const value = { version: 1, status: 'active' }
    const offered = () =>
      [...(screen.getByLabelText(/^Estado/) as HTMLSelectElement).options].map(
        (option) => option.value,
      )
    await show({ name: 'PropertyStatusInput', value })
    expect(offered()).toContain('archived')
    cleanup()
    await show({
      name: 'PropertyStatusInput',
      value,
      context: { withheld: { status: ['archived'] } },
    })
    expect(offered()).not.toContain('archived')
    expect(offered()).toContain('withdrawn')
  })
})

test('what must be told says so beside its label: always, or to publish this home', async () => {
  const said = (label: string) =>
    document.getElementById(`${screen.getByLabelText(label).id}-need`)?.textContent ?? null
  await show({ name: 'PropertyBasics', value: { type: 'vivienda', offers: [{ operation: 'V' }] } })
  expect([said('Tipo de inmueble'), said('Operación'), said('Precio'), said('Subtipo')]).toEqual([
    'Obligatorio',
    'Obligatorio',
    'Para publicar',
    null,
  ])
  expect(screen.getByLabelText('Precio').getAttribute('aria-describedby')).toContain('-need')
  cleanup()
  await show({
    name: 'PropertyBasics',
    value: { type: 'vivienda', offers: [{ operation: 'V' }] },
    published: new Set(['subtype']),
  })
  expect([said('Tipo de inmueble'), said('Precio'), said('Subtipo')]).toEqual([
    'Obligatorio',
    null,
    'Para publicar',
  ])
})

test('what the room knows is chosen from its list, and what is not asked is not missing', async () => {
  const onSubmit = vi.fn()
  const asked = {
    kind: 'brochure',
    paper: 'A4',
    language: 'es',
    text: 'home',
    price: 'shown',
    contact: 'agent',
    qr: true,
    plan: false,
    photos: [],
  }
  const names = { type: 'Tipo', built: 'Construidos', floor: 'Planta' }
  await show({
    name: 'PrintOptions',
    value: { ...asked, orientation: 'portrait', address: false, facts: ['built', 'sold'] },
    context: { withheld: { address: [] } },
    services: { listed: { facts: Object.entries(names).map(([id, name]) => ({ id, name })) } },
    labels: { 'contact.agent': 'Aina Ferrer' },
    onSubmit,
  })
  expect(screen.getByRole('button', { name: 'Aina Ferrer' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Tipo' }))
  fireEvent.click(screen.getByRole('button', { name: 'Ya no está' }))
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(onSubmit).toHaveBeenCalledWith({ ...asked, facts: ['type', 'built'] })
})

test('what is not asked is sent as it is: a part of a record is replaced whole', async () => {
  const onSubmit = vi.fn()
  // The second one was kept by an older contract: whoever cannot mend it here is not stopped by it.
  const phones = [{ number: '+34600111222' }, { number: '0' }]
  await show({
    name: 'ContactReach',
    value: { phones, preferredContact: 'EMAIL', street: 'Carrer de sa Lluna', town: 'Deià' },
    context: { asked: ['preferredContact', 'town'] },
    onSubmit,
  })
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  type('Población', '')
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(onSubmit).toHaveBeenCalledWith({
    phones,
    preferredContact: 'EMAIL',
    street: 'Carrer de sa Lluna',
  })
})

test('an item asks what its kind needs; days of a week are numbers', async () => {
  const onSubmit = vi.fn()
  const people = [{ id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b', name: 'Aina Ferrer' }]
  const clock = { goalMinutes: 60, from: '09:00', to: '19:00' }
  await show({
    name: 'InboxRulesInput',
    value: {
      version: 1,
      rules: [{ kind: 'turn', agents: [people[0]?.id] }],
      clock: { ...clock, days: [1, 3] },
    },
    services: { listed: { 'rules.*.agents': people, fallbackTo: people } },
    onSubmit,
  })
  expect(screen.queryByRole('group', { name: 'Islas' })).toBeNull()
  type(/^Qué mira/, 'island')
  fireEvent.click(screen.getByRole('button', { name: 'Menorca' }))
  fireEvent.click(screen.getByRole('button', { name: 'Mar' }))
  type(/^Si ninguna regla decide/, people[0]?.id ?? '')
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  const [{ id } = { id: '' }] = people
  expect(onSubmit).toHaveBeenCalledWith({
    version: 1,
    rules: [{ kind: 'island', islands: ['MENORCA'], agents: [id] }],
    fallbackTo: id,
    clock: { ...clock, days: [1, 2, 3] },
  })
})
