import { afterEach, describe, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { forms } from './schema-form.fixture'

const { show, type } = await forms()
afterEach(cleanup)

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

  test('tell thousands apart while they are typed', async () => {
    await show({
      name: 'PropertyBasics',
      value: { type: 'vivienda', offers: [{ operation: 'V' }] },
    })
    const field = screen.getByLabelText<HTMLInputElement>('Precio')
    for (const digit of '1250000') type('Precio', field.value + digit)
    expect(field.value).toBe('1.250.000')
    type('Precio', '1.250.00')
    expect(field.value).toBe('125.000')
    type('Precio', '125.000,5')
    expect(field.value).toBe('125.000,5')
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

test('a new password: what it asks, and once something is typed how strong it is', async () => {
  await show({ name: 'PasswordResetConfirmInput', value: {} })
  const field = screen.getByLabelText('Contraseña nueva')
  const said = () =>
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
  expect(said()?.textContent).toBe('Al menos 6 caracteres')
  type('Contraseña nueva', 'llar')
  expect(said()?.textContent).toBe('Demasiado corta: 6 caracteres o más')
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
