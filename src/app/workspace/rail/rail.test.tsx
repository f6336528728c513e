import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RoomCount } from '../../../../generated/model'
import { clearSession } from '../../../lib/session'
import { showDesk } from '../desk.fixture'
import { forgetRail } from './rail-state'

beforeEach(() => {
  localStorage.clear()
  forgetRail()
  // The document of the tests opens narrower than a desk.
  Object.assign(window, { innerWidth: 1440 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
  clearSession()
})

const rail = () => {
  const [first] = screen.getAllByRole('navigation', { name: 'Principal' })
  if (!first) throw new Error('no rail')
  return within(first)
}
const names = () =>
  rail()
    .getAllByRole('link')
    .map((link) => link.querySelector('.rail-name')?.textContent?.trim() ?? '')
    .filter(Boolean)
const groups = () =>
  rail()
    .getAllByRole('button', { expanded: true })
    .map((button) => button.textContent?.trim())

const COUNTS: RoomCount[] = [
  { room: 'messages', kind: 'waiting', count: 5 },
  { room: 'agenda', kind: 'plain', count: 1 },
  { room: 'contacts', kind: 'plain', count: 1204 },
  { room: 'integrations', kind: 'broken', count: 1 },
]

test('an ADMIN has the rooms that exist, in groups', async () => {
  await showDesk('ADMIN')
  expect(groups()).toEqual(['Hoy', 'Cartera', 'Publicar', 'Negocio'])
  expect(names()).toEqual([
    'Inicio',
    'Mensajes',
    'Agenda',
    'Propuestas',
    'Inmuebles',
    'Demandas',
    'Contactos',
    'Integraciones',
    'Asistentes',
    'Tu web',
    'Análisis',
    'Contabilidad',
    'Servicios',
    'Referidos',
    'Formación',
    'Agencia',
    'Perfil',
    'Suscripción',
  ])
})

test.each([
  [
    'USER',
    ['Búsquedas', 'Guardados', 'Historial', 'Mensajes', 'Referidos', 'Perfil', 'Ver el portal'],
  ],
  ['LLOGUER_SEGUR', ['Expedientes', 'Mensajes', 'Perfil']],
  [
    'SERVICE',
    ['Mensajes', 'Servicios', 'Pedidos', 'Publicaciones', 'Ganancias', 'Perfil', 'Ver el portal'],
  ],
  ['REFERRED', ['Mensajes', 'Referidos', 'Perfil', 'Ver el portal']],
] as const)('%s has a few rows and no groups', async (role, rows) => {
  await showDesk(role)
  expect(names()).toEqual(rows)
  expect(rail().queryAllByRole('button', { expanded: true })).toEqual([])
})

test('numbers say what they are, and none is told where nobody knows', async () => {
  await showDesk('ADMIN', { counts: COUNTS })
  expect(await rail().findByRole('link', { name: 'Mensajes 5 sin responder' })).toBeTruthy()
  expect(rail().getByRole('link', { name: 'Agenda 1 visita hoy' })).toBeTruthy()
  expect(rail().getByRole('link', { name: 'Contactos 1.204 en total' })).toBeTruthy()
  expect(rail().getByRole('link', { name: 'Integraciones 1 fuente parada' })).toBeTruthy()
  expect(rail().getByRole('link', { name: 'Inmuebles' })).toBeTruthy()
})

test('a visitor’s messages are unread, not unanswered', async () => {
  await showDesk('USER', { counts: COUNTS.slice(0, 1) })
  expect(await rail().findByRole('link', { name: 'Mensajes 5 mensajes sin leer' })).toBeTruthy()
})

test('a folded group tells what waits in it, and stays folded', async () => {
  await showDesk('ADMIN', { counts: COUNTS })
  fireEvent.click(rail().getByRole('button', { name: 'Hoy' }))
  const folded = await rail().findByRole('button', { name: /Hoy 5\s*esperan respuesta/ })
  expect(folded.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(rail().getByRole('button', { name: 'Cartera' }))
  // What is only counted waits for nobody.
  expect(rail().getByRole('button', { name: 'Cartera', expanded: false })).toBeTruthy()
  cleanup()
  forgetRail()
  await showDesk('ADMIN')
  expect(rail().getByRole('button', { name: 'Hoy', expanded: false })).toBeTruthy()
})

test('demands are a room of their own beside the homes', async () => {
  await showDesk('STAFF', { path: '/auth/cartera?lado=demandas' })
  const current = () => rail().getByRole('link', { current: 'page' }).textContent?.trim()
  expect(current()).toBe('Demandas')
  cleanup()
  await showDesk('STAFF', { path: '/auth/cartera/demanda/nueva' })
  expect(current()).toBe('Demandas')
  cleanup()
  await showDesk('STAFF', { path: '/auth/cartera?q=soller' })
  expect(current()).toBe('Inmuebles')
})

test('[ folds the rail; folded, a room is named at its side with what it says', async () => {
  await showDesk('ADMIN', { counts: COUNTS })
  fireEvent.keyDown(document.body, { key: '[' })
  const messages = await rail().findByRole('link', { name: 'Mensajes, 5 sin responder' })
  fireEvent.mouseOver(messages)
  expect((await screen.findByRole('tooltip')).textContent).toBe('Mensajes, 5 sin responder')
  // How many there are is not told there.
  expect(rail().getByRole('link', { name: 'Contactos' })).toBeTruthy()
  expect(rail().getByRole('button', { name: 'Desplegar' })).toBeTruthy()
})
