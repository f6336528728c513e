import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_PROFILE, setSession } from '../../../lib/session'
import { setTransport } from '../../../lib/transport'
import { drawRoutes } from '../draw.fixture'
import { LaterSlot } from './later-slot'
import { mayLeave } from './leave'
import { keeper } from './queue'
import { keep } from './store'

let answer: () => Promise<{ status: number; headers: object; data: unknown }>

beforeEach(async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: false,
    locks: { request: (_: string, __: unknown, run: (lock: unknown) => unknown) => run({}) },
  })
  setSession({ ...EMPTY_PROFILE, token: 't', id: 'aina' })
  setTransport(async () => ({ ...(await answer()), headers: {} }))
  answer = () => Promise.reject(new Error('no network'))
  await drawRoutes([{ path: '*', element: <LaterSlot /> }], ['desk', 'shell', 'errors'])
})
afterEach(async () => {
  cleanup()
  await keeper.forget()
  vi.unstubAllGlobals()
})

const url = '/api/v1/contact/c1/entry/'
const keepNote = () =>
  keeper.keep({
    key: 'k',
    person: 'aina',
    method: 'POST',
    url,
    data: { kind: 'NOTE', text: 'Tiene llaves' },
    about: 'Joana Mas',
  })

test('says how much waits; what is refused is shown with its reason until it is discarded', async () => {
  await screen.findByRole('button', { name: 'Sin conexión' })
  await keepNote()
  fireEvent.click(await screen.findByRole('button', { name: 'Sin conexión · 1 por enviar' }))
  const list = await screen.findByRole('dialog', { name: 'Por enviar' })
  within(list).getByText('Tiene llaves')
  const record = within(list).getByRole('link', { name: 'Joana Mas' })
  expect(record.getAttribute('href')).toBe('/auth/contactos/c1')
  within(list).getByText(/Se envía solo en cuanto/)
  answer = () => Promise.resolve({ status: 404, headers: {}, data: { message: 'No encontrado' } })
  fireEvent.click(within(list).getByRole('button', { name: 'Enviar ahora' }))
  await within(list).findByText('No se ha podido enviar: No encontrado')
  within(list).getByText(/No se envía hasta que digas/)
  fireEvent.click(within(list).getByRole('button', { name: 'Descartar' }))
  const asked = await screen.findByRole('dialog', { name: 'Descartar' })
  fireEvent.click(within(asked).getByRole('button', { name: 'Descartar' }))
  await within(list).findByText('No queda nada por enviar.')
})

test('of what both changed one way is the first, and each says what it does', async () => {
  await keep('aina', {
    key: 'k',
    method: 'PATCH',
    url: '/api/v1/agenda/e1/',
    data: { version: 2, title: 'Lo de Aina' },
    base: { id: 'e1', title: 'Visita a Bruma' },
    operation: 'updateAgendaEvent',
    at: new Date().toISOString(),
    refusal: {
      text: 'Alguien ha guardado',
      translate: false,
      clashes: [{ field: 'title', mine: 'Lo de Aina', theirs: 'Lo de Biel' }],
    },
  })
  await keepNote()
  fireEvent.click(await screen.findByRole('button', { name: /1 por resolver/ }))
  const list = await screen.findByRole('dialog', { name: 'Por enviar' })
  within(list).getByText(/lo demás, cuando digas qué hacer/)
  const [row] = within(list).getAllByRole('listitem')
  const own = within(row ?? expect.fail('a row'))
  await own.findByText('Lo de Biel')
  own.getByRole('link', { name: 'Visita a Bruma' })
  own.getByText(/sustituye lo que hay guardado/)
  const acts = own.getAllByRole('button')
  expect(acts.map(({ textContent }) => textContent)).toEqual([
    'Guardar lo mío',
    'Dejar lo guardado',
    'Descargar',
  ])
  const first = [...list.querySelectorAll('.is-main')].map(({ textContent }) => textContent)
  expect(first).toEqual(['Guardar lo mío'])
})

test('who signs out with something left is asked', async () => {
  await keepNote()
  let leaves: boolean | null = null
  void mayLeave().then((may) => (leaves = may))
  fireEvent.click(await screen.findByRole('button', { name: 'Seguir aquí' }))
  await waitFor(() => expect(leaves).toBe(false))
  void mayLeave().then((may) => (leaves = may))
  fireEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión y borrar' }))
  await waitFor(() => expect(leaves).toBe(true))
})

test('who signs out in one window is asked of what another window keeps', async () => {
  const url = '/api/v1/contact/c1/entry/'
  await keep('aina', {
    key: 'k',
    method: 'POST',
    url,
    data: { kind: 'NOTE', text: 'Otra ventana' },
    operation: 'addContactEntry',
    at: new Date().toISOString(),
    refusal: null,
  })
  let leaves: boolean | null = null
  void mayLeave().then((may) => (leaves = may))
  fireEvent.click(await screen.findByRole('button', { name: 'Seguir aquí' }))
  await waitFor(() => expect(leaves).toBe(false))
})
