import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createI18n, I18nextProvider, type I18n } from '../i18n'
import { loadForm } from './load'
import { SchemaForm, type SchemaFormProps } from './schema-form'

let i18n: I18n
beforeAll(async () => {
  i18n = await createI18n('es', [
    'shell',
    'forms',
    'property',
    'contact',
    'selection',
    'visit',
    'print',
    'inbox',
    'user',
    'demand',
  ])
})
afterEach(cleanup)

const Words = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
)

async function show(props: SchemaFormProps) {
  await loadForm(props.name)
  return act(async () =>
    render(
      <Words>
        <SchemaForm {...props}>
          <button type="submit">Enviar</button>
        </SchemaForm>
      </Words>,
    ),
  )
}
const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

test('the box of tags bears the name of its field', async () => {
  await show({ name: 'ContactProfile', value: {} })
  expect(screen.getByRole('textbox', { name: /^Etiquetas/ })).toBeDefined()
})

test('a list one must choose from says so, another that nothing is stated', async () => {
  await show({ name: 'PropertyBasics', value: { type: 'vivienda', offers: [{}] } })
  const first = (name: RegExp) =>
    screen.getByRole<HTMLSelectElement>('combobox', { name }).options[0]?.text
  expect(first(/^Operación/)).toBe('Elige una opción')
  expect(first(/^Estado de conservación/)).toBe('Sin indicar')
})

test('a list that may say none offers it, keeps it, and tells it from nothing said', async () => {
  const sent: unknown[] = []
  const chip = (name: string) => screen.getByRole('button', { name })
  const props = { name: 'DemandFollow', onSubmit: (data: unknown) => sent.push(data) } as const
  const send = async () => act(async () => fireEvent.click(screen.getByText('Enviar')))
  await show({ ...props, value: {} })
  expect(chip('Solo inmuebles propios').getAttribute('aria-pressed')).toBe('false')
  cleanup()
  await show({ ...props, value: { includeNetworks: [] } })
  expect(chip('Solo inmuebles propios').getAttribute('aria-pressed')).toBe('true')
  await send()
  fireEvent.click(chip('APIW'))
  await send()
  fireEvent.click(chip('APIW'))
  await send()
  fireEvent.click(chip('Solo inmuebles propios'))
  await send()
  fireEvent.click(chip('Solo inmuebles propios'))
  await send()
  const [none, one] = [{ includeNetworks: [] }, { includeNetworks: ['APIW'] }]
  expect(sent).toEqual([none, one, {}, none, {}])
})

test('what a newer server holds beside the form is sent back, and keeps nobody from saving', async () => {
  const onSubmit = vi.fn()
  const value = { bedrooms: 2, ofTomorrow: 'x' }
  await show({ name: 'PropertyLayout', value, context: { type: 'vivienda' }, onSubmit })
  await act(async () => fireEvent.click(screen.getByText('Enviar')))
  expect(onSubmit).toHaveBeenCalledWith(value)
})

test('of a draft that another version kept only what the form knows is taken, and the rest is told', async () => {
  const onReady = vi.fn()
  const value = { bedrooms: 2, hayloft: 'x', orientation: 'N', rooms: { a: 1 } }
  await show({ name: 'PropertyLayout', value, kept: true, context: { type: 'vivienda' }, onReady })
  const [sent, report] = onReady.mock.lastCall ?? []
  expect([sent, report.valid, report.left]).toEqual([
    { bedrooms: 2 },
    true,
    ['hayloft: x', 'orientation: N', 'rooms: {"a":1}'],
  ])
})

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

describe('money and numbers', () => {
  test('are typed as euros and sent as cents', async () => {
    const onChange = vi.fn()
    await show({
      name: 'PropertyBasics',
      value: { type: 'vivienda', offers: [{ operation: 'V', price: 94500000 }] },
      onChange,
    })
    expect((screen.getByLabelText('Precio') as HTMLInputElement).value).toBe('945.000')
    type('Precio', '1.250.000,50')
    expect(onChange.mock.lastCall?.[0]).toEqual({
      type: 'vivienda',
      offers: [{ operation: 'V', price: 125000050 }],
    })
  })

  test('keep what is no number and say so', async () => {
    const onSubmit = vi.fn()
    await show({ name: 'PropertyLayout', value: {}, context: { type: 'vivienda' }, onSubmit })
    type('Superficie útil', 'mucho')
    fireEvent.click(screen.getByText('Enviar'))
    expect(onSubmit).not.toHaveBeenCalled()
    expect((screen.getByLabelText('Superficie útil') as HTMLInputElement).value).toBe('mucho')
    expect(screen.getByText('Escribe un número')).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('Hay 1 dato que revisar'),
    )
    expect(screen.getByRole('link', { name: 'Superficie útil: Escribe un número' })).toBeDefined()
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

test('server errors stand at their field and in the summary, and go when the field is changed', async () => {
  await show({
    name: 'PropertyBasics',
    value: { type: 'vivienda', offers: [{ operation: 'V' }] },
    serverErrors: { 'offers.0.price': 'Escribe un precio' },
  })
  expect(screen.getByRole('link', { name: 'Precio: Escribe un precio' })).toBeDefined()
  const price = screen.getByLabelText('Precio')
  expect(price.getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(screen.getByRole('link', { name: 'Precio: Escribe un precio' }))
  expect(document.activeElement).toBe(price)
  type('Precio', '100')
  expect(screen.queryByText('Escribe un precio')).toBeNull()
})

test('nulls are unknown and never sent; zero and false are', async () => {
  const onSubmit = vi.fn()
  await show({
    name: 'PropertyLayout',
    value: { usable: null, bedrooms: 0, firstLine: false, orientation: [] },
    context: { type: 'vivienda' },
    onSubmit,
  })
  fireEvent.click(screen.getByText('Enviar'))
  expect(onSubmit).toHaveBeenCalledWith({ bedrooms: 0, firstLine: false })
})

test('texts in several languages', async () => {
  const onChange = vi.fn()
  await show({ name: 'PropertyTexts', value: { title: { es: 'Casa' } }, onChange })
  const [german] = await screen.findAllByRole('tab', { name: 'Alemán' })
  fireEvent.click(german as HTMLElement)
  type('Título, Alemán', 'Haus')
  expect(onChange.mock.lastCall?.[0]).toEqual({ title: { es: 'Casa', de: 'Haus' } })
})

test('lists grow, shrink and name their buttons', async () => {
  const onChange = vi.fn()
  await show({ name: 'PropertyMandate', value: { owners: [{ name: 'Aina' }] }, onChange })
  fireEvent.click(screen.getByRole('button', { name: 'Añadir propietario' }))
  expect(screen.getByRole('group', { name: 'Propietario 2' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Quitar: Propietario 1' }))
  expect(screen.queryByDisplayValue('Aina')).toBeNull()
})

test('chips: one can be taken back, several keep the order of the contract', async () => {
  const onChange = vi.fn()
  await show({ name: 'PropertyLayout', value: {}, context: { type: 'vivienda' }, onChange })
  const orientation = screen.getByRole('group', { name: 'Orientación' })
  const press = (name: string) =>
    fireEvent.click(
      [...orientation.querySelectorAll('button')].find(
        (button) => button.textContent === name,
      ) as HTMLElement,
    )
  press('S')
  press('E')
  expect(onChange.mock.lastCall?.[0]).toEqual({ orientation: ['E', 'S'] })
})

test('a choice that is needed stays; a question asked in other words keeps its answer', async () => {
  const onChange = vi.fn()
  const onSubmit = vi.fn()
  const props = { name: 'ContactEntryInput', value: { kind: 'CALL' }, onChange, onSubmit } as const
  await show({ ...props, labels: { text: 'De qué hablasteis' } })
  fireEvent.click(screen.getByRole('button', { name: 'Llamada' }))
  type('De qué hablasteis', '   ')
  expect(onChange.mock.lastCall?.[0]).toEqual({ kind: 'CALL' })
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(await screen.findByText('De qué hablasteis: Falta este dato')).toBeDefined()
})

test('what the form filled itself follows what is stored; what was typed does not', async () => {
  await loadForm('SelectionInput')
  const form = (message: string) => (
    <Words>
      <SchemaForm name="SelectionInput" value={null} fill={{ message }} />
    </Words>
  )
  const { rerender } = await act(async () => render(form('Hola')))
  const message = () => screen.getByRole<HTMLTextAreaElement>('textbox').value
  expect(message()).toBe('Hola')
  await act(async () => rerender(form('Hallo')))
  expect(message()).toBe('Hallo')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Bon dia' } })
  await act(async () => rerender(form('Hello')))
  expect(message()).toBe('Bon dia')
})

test('a new password: what it asks, and once something is typed how strong it is', async () => {
  await show({ name: 'PasswordResetConfirmInput', value: {} })
  const field = screen.getByLabelText('Contraseña nueva')
  const said = () =>
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
  expect(said()?.textContent).toBe('Al menos 6 caracteres')
  type('Contraseña nueva', 'llar')
  expect(said()?.textContent).toBe('Demasiado corta: 6 letras o más')
})

test('hours of a week: added by day, a missing one is said, and a week without any is sent', async () => {
  const onSubmit = vi.fn()
  const rest = {
    bufferMinutes: 0,
    noticeHours: 1,
    maxPerDay: 5,
    horizonDays: 9,
    autoConfirm: false,
  }
  const tuesday = { weekday: 2, from: '10:00', to: '14:00' }
  const value = { windows: [tuesday], lengthMinutes: 30, ...rest }
  await show({ name: 'VisitHours', value, onSubmit })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('Añadir horas el Lunes')
  type('Lunes, desde', '')
  press('Enviar')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Lunes, desde').getAttribute('aria-invalid')).toBe('true')
  expect(await screen.findByText('Horas de cada día: Falta este dato')).toBeDefined()
  type('Lunes, desde', '09:00')
  press('Enviar')
  const monday = { weekday: 1, from: '09:00', to: '14:00' }
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ ...value, windows: [monday, tuesday] })
  press('Quitar horas el Lunes')
  press('Quitar horas el Martes')
  press('Enviar')
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ ...value, windows: [] })
})

test('what leaving a field says waits until the button being pressed has come up', async () => {
  await show({ name: 'VisitHours', value: { windows: [], lengthMinutes: 30 } })
  const length = screen.getByLabelText('Duración (min)')
  const said = () => screen.queryByText('Tiene que ser 15 o más') !== null
  fireEvent.change(length, { target: { value: '5' } })
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Enviar' }))
  fireEvent.blur(length)
  expect(said()).toBe(false)
  fireEvent.mouseUp(screen.getByRole('button', { name: 'Enviar' }))
  expect(said()).toBe(true)
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
