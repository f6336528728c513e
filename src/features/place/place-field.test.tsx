import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Place } from '../../../generated/model'
import { createI18n, I18nextProvider } from '../../i18n'
import { PlaceField } from './place-field'

/** What the server has been asked, each answered when the test says so. */
const asked = vi.hoisted(() => new Map<string, (names: readonly string[]) => void>())

vi.mock('../../lib/http', () => ({
  http: ({ url, params }: { url: string; params: { q: string } }) =>
    new Promise((done) => {
      // What is typed here are names: none of it says more.
      if (url.includes('/sentence/')) return done({ query: '', understood: [], rest: params.q })
      return asked.set(params.q, (names) =>
        done({
          items: names.map((name): Partial<Place> => ({
            slug: name.toLowerCase(),
            name,
            kind: 'municipality',
            municipality: name,
            island: 'MALLORCA',
          })),
        }),
      )
    }),
}))

beforeEach(() => asked.clear())
afterEach(cleanup)

async function show() {
  const i18n = await createI18n('es', ['place'])
  const onChoose = vi.fn()
  const client = new QueryClient()
  const page = (initial: string) => (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <PlaceField name="where" label="Dónde" initial={initial} onChoose={onChoose} />
      </QueryClientProvider>
    </I18nextProvider>
  )
  const { rerender } = await act(async () => render(page('Mallorca')))
  return {
    field: screen.getByRole('combobox') as HTMLInputElement,
    onChoose,
    becomes: (name: string) => rerender(page(name)),
  }
}
const answer = async (q: string, names: readonly string[]) => {
  await waitFor(() => expect(asked.has(q)).toBe(true))
  await act(async () => asked.get(q)?.(names))
}
const names = () =>
  screen
    .queryAllByRole('option')
    .map((option) => option.querySelector('span')?.firstChild?.textContent)
const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key })

it('never takes from the list of what nobody wrote: the usual places do not stand under a name just typed', async () => {
  const { field, onChoose } = await show()
  fireEvent.click(field)
  await answer('', ['Mallorca', 'Deià'])
  await waitFor(() => expect(names()).toEqual(['Mallorca', 'Deià']))
  fireEvent.change(field, { target: { value: 'deya' } })
  expect(names()).toEqual([])
  press(field, 'ArrowDown')
  expect(press(field, 'Enter')).toBe(true) // it is left to the form, whose server finds the name
  expect(onChoose).not.toHaveBeenCalled()
  await answer('deya', ['Deià'])
  await waitFor(() => expect(names()).toEqual(['Deià']))
  press(field, 'ArrowDown')
  press(field, 'Enter')
  expect(onChoose.mock.calls).toMatchObject([[{ slug: 'deià', name: 'Deià' }]])
})

it('keeps the list while the name goes on, and what is marked stays marked when the next one comes', async () => {
  const { field, onChoose } = await show()
  fireEvent.change(field, { target: { value: 'de' } })
  await answer('de', ['Denia', 'Deià'])
  await waitFor(() => expect(names()).toEqual(['Denia', 'Deià']))
  press(field, 'ArrowDown')
  press(field, 'ArrowDown')
  fireEvent.change(field, { target: { value: 'dei' } })
  expect(names()).toEqual(['Denia', 'Deià'])
  press(field, 'ArrowDown')
  press(field, 'ArrowDown')
  await answer('dei', ['Deià'])
  await waitFor(() => expect(names()).toEqual(['Deià']))
  expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true')
  press(field, 'Enter')
  expect(onChoose.mock.calls).toMatchObject([[{ slug: 'deià', name: 'Deià' }]])
})

it('says the place the page has become of, keeps the focus, and leaves what is being written alone', async () => {
  const { field, becomes } = await show()
  field.focus()
  fireEvent.change(field, { target: { value: 'deia' } })
  await answer('deia', ['Deià'])
  await waitFor(() => expect(names()).toEqual(['Deià']))
  press(field, 'Enter')
  becomes('') // its name is on the way
  expect(field.value).toBe('Deià')
  becomes('Deià')
  expect([field.value, document.activeElement]).toEqual(['Deià', field])
  becomes('Mallorca')
  expect(field.value).toBe('Mallorca')
  fireEvent.change(field, { target: { value: 'inc' } })
  becomes('Deià')
  expect(field.value).toBe('inc')
})

it('what is no place may be a street: its form is sent with the name, for the server to find', async () => {
  const { field, onChoose } = await show()
  const form = document.createElement('form')
  const sent: unknown[] = []
  form.requestSubmit = () => void sent.push(field.value)
  Object.defineProperty(field, 'form', { value: form })
  fireEvent.click(field)
  fireEvent.change(field, { target: { value: 'sa lluna 12' } })
  await waitFor(() => expect(asked.has('sa lluna 12')).toBe(true))
  const none = asked.get('sa lluna 12')
  asked.clear()
  await act(async () => none?.([]))
  await answer('sa lluna 12', ['Carrer de sa Lluna'])
  await waitFor(() => expect(names()).toEqual(['Carrer de sa Lluna, Carrer de sa Lluna']))
  press(field, 'ArrowDown')
  press(field, 'Enter')
  expect(sent).toEqual(['Carrer de sa Lluna, Carrer de sa Lluna'])
  expect(onChoose).not.toHaveBeenCalled()
})
