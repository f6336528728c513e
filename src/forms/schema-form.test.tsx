import { afterEach, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { loadForm } from './load'
import { SchemaForm } from './schema-form'
import { forms } from './schema-form.fixture'

const { Words, show, type } = await forms()
afterEach(cleanup)

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
