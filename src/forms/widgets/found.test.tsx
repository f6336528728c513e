import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createI18n, I18nextProvider, type I18n } from '../../i18n'
import { loadForm } from '../load'
import { SchemaForm } from '../schema-form'

let i18n: I18n
beforeAll(async () => {
  i18n = await createI18n('es', ['shell', 'forms', 'site', 'bank'])
  await loadForm('SiteHomesSection')
  await loadForm('BankPaymentInput')
})
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const id = (n: number): string => `0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4${n}`
const HOMES = ['Casa con naranjos', 'Piso en Sóller', 'Finca en Artà'].map((name, at) => ({
  key: id(at),
  name,
  detail: `PV-${at}`,
}))
/** The section in its form, and what was typed last. */
async function show(pick: string[]) {
  const seen: { pick?: string[] }[] = []
  const search = vi.fn(async (text: string) =>
    HOMES.filter(({ name, detail }) => `${name} ${detail}`.includes(text)),
  )
  const services = {
    found: {
      pick: {
        search,
        name: async (key: string) => HOMES.find((one) => one.key === key)?.name ?? '',
      },
    },
  }
  const value = { id: id(9), kind: 'homes', title: { es: 'Casas' }, pick }
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <SchemaForm
          name="SiteHomesSection"
          namespace="site"
          value={value}
          services={services}
          onChange={(data) => {
            seen.push(data as { pick?: string[] })
          }}
        />
      </I18nextProvider>,
    ),
  )
  const field = screen.getByRole('combobox', { name: /^Estos inmuebles/ })
  return { field, search, last: () => seen.at(-1)?.pick }
}
const rest = () => act(async () => void (await vi.advanceTimersByTimeAsync(200)))

test('homes are offered at once, found by their words, and kept in the order they were chosen', async () => {
  const { field, search, last } = await show([id(2)])
  fireEvent.focus(field)
  await rest()
  // What is chosen already is not offered again.
  expect(
    within(screen.getByRole('listbox', { name: 'Encontradas' }))
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Casa con naranjosPV-0', 'Piso en SóllerPV-1'])
  fireEvent.change(field, { target: { value: 'PV-1' } })
  await rest()
  expect(search).toHaveBeenLastCalledWith('PV-1')
  fireEvent.click(screen.getByRole('option', { name: /Piso en Sóller/ }))
  await rest()
  expect(last()).toEqual([id(2), id(1)])
  fireEvent.click(screen.getByRole('button', { name: 'Subir Piso en Sóller' }))
  await rest()
  expect(last()).toEqual([id(1), id(2)])
  fireEvent.click(screen.getByRole('button', { name: /Quitar.*Finca en Artà/ }))
  await rest()
  expect(last()).toEqual([id(1)])
})

test('nothing found is seen, and not before there is an answer', async () => {
  const { field } = await show([])
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'zzz' } })
  expect(screen.queryByText('Nada con esas palabras')).toBeNull()
  await rest()
  expect(screen.getByText('Nada con esas palabras').className).toBe('place-none')
})

test('of a field for one the choice is a value, and another takes its place', async () => {
  const seen: unknown[] = []
  const search = async () => HOMES
  const service = { search, name: async (key: string) => `Cuenta ${key.at(-1)}` }
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <SchemaForm
          name="BankPaymentInput"
          value={{ accountId: id(0), on: '2026-11-27' }}
          services={{ found: { accountId: service } }}
          onChange={(data) => {
            seen.push((data as { accountId?: string }).accountId)
          }}
        />
      </I18nextProvider>,
    ),
  )
  await rest()
  expect(screen.queryByRole('button', { name: /Subir/ })).toBeNull()
  fireEvent.focus(screen.getByRole('combobox'))
  await rest()
  fireEvent.click(screen.getByRole('option', { name: /Piso en Sóller/ }))
  await rest()
  expect(seen.at(-1)).toBe(id(1))
  fireEvent.click(screen.getByRole('button', { name: /Quitar.*Cuenta 1/ }))
  await rest()
  expect(seen.at(-1)).toBeUndefined()
})
