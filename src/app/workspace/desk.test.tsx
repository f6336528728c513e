import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { deliver } from '../../lib/live'
import { clearSession } from '../../lib/session'
import { showDesk } from './desk.fixture'
import { forgetRail } from './rail/rail-state'

// Asked for at its first use; here that is read in good time, however busy the machine is.
beforeAll(async () => void (await import('./shortcuts/shortcut-dialog')), 60_000)
beforeEach(() => {
  localStorage.clear()
  forgetRail()
  Object.assign(window, { innerWidth: 1440 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
  clearSession()
})

const press = (...keys: string[]) =>
  keys.forEach((key) => fireEvent.keyDown(document.body, { key }))

test('"+ Nuevo" offers an agent the records they may make, with their keys', async () => {
  const { router } = await showDesk('STAFF')
  fireEvent.click(screen.getByRole('button', { name: 'Nuevo' }))
  const menu = within(screen.getByRole('menu', { name: 'Crear' }))
  expect(menu.getAllByRole('menuitem').map((one) => one.textContent)).toEqual([
    'InmuebleNC',
    'ContactoNP',
    'DemandaND',
    'VisitaNV',
    'Llamada o citaNL',
    'MensajeNM',
    'Importar contactos',
  ])
  fireEvent.click(menu.getByRole('menuitem', { name: 'Demanda' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/cartera/demanda/nueva'))
})

test('only an ADMIN brings homes; a visitor makes nothing here', async () => {
  await showDesk('ADMIN')
  fireEvent.click(screen.getByRole('button', { name: 'Nuevo' }))
  expect(screen.getByRole('menuitem', { name: 'Importar inmuebles' })).toBeTruthy()
  cleanup()
  await showDesk('USER')
  expect(screen.queryByRole('button', { name: 'Nuevo' })).toBeNull()
})

test.each([
  ['N', 'C', '/auth/cartera/inmueble/editar/nueva'],
  ['n', 'p', '/auth/contactos?nuevo=1'],
  ['N', 'V', '/auth/agenda/create?kind=visit'],
  ['N', 'L', '/auth/agenda/create?kind=call'],
  ['N', 'M', '/auth/mensajes?nuevo=1'],
  ['G', 'D', '/auth/cartera?lado=demandas'],
])('%s then %s goes to %s', async (first, second, address) => {
  const { router } = await showDesk('ADMIN')
  press(first, second)
  await waitFor(() => {
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(address)
  })
})

test('a key that goes on with nothing begins anew', async () => {
  const { router } = await showDesk('ADMIN')
  press('N', 'G', 'A')
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/agenda'))
})

test('keys typed into a field or held with another do nothing', async () => {
  const { router } = await showDesk('ADMIN')
  const field = screen.getByRole('textbox', { name: 'Un campo' })
  for (const key of ['N', 'C', '?', '[']) fireEvent.keyDown(field, { key })
  fireEvent.keyDown(document.body, { key: 'g', ctrlKey: true })
  press('A')
  await act(async () => undefined)
  expect(router.state.location.pathname).toBe('/auth/dashboard')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Plegar' })).toBeTruthy()
})

test('? lists the keys, those of one’s own rooms only', async () => {
  await showDesk('STAFF')
  press('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Atajos' }))
  expect(dialog.getByText('Demandas').closest('div')?.textContent).toBe('DemandasGD')
  expect(dialog.getByText('Llamada o cita').closest('div')?.textContent).toBe('Llamada o citaNL')
  expect(dialog.getByText('Integraciones').closest('div')?.textContent).toBe('IntegracionesGX')
  expect(dialog.getByText('Ctrl K')).toBeTruthy()
  cleanup()
  await showDesk('LLOGUER_SEGUR')
  press('?')
  const few = within(await screen.findByRole('dialog', { name: 'Atajos' }))
  for (const room of ['Demandas', 'Integraciones']) expect(few.queryByText(room)).toBeNull()
})

test('the account menu: who one is, one’s own lists, how it looks, and the keys', async () => {
  await showDesk('ADMIN')
  fireEvent.click(screen.getByRole('button', { name: /Cuenta de Aina/ }))
  const menu = within(screen.getByRole('menu', { name: 'Cuenta de Aina' }))
  expect(menu.getByText('a@b.example')).toBeTruthy()
  expect(
    menu.getAllByRole('menuitem').map((one) => one.textContent?.replace('Español', '')),
  ).toEqual([
    'Tu perfil',
    'Seguridad',
    'Búsquedas',
    'Guardados',
    'Historial',
    'Idioma',
    'Atajos?',
    'Primeros pasos',
    'Ayuda',
    'Ver el portal',
    'Cerrar sesión',
  ])
  fireEvent.click(menu.getByRole('menuitemradio', { name: 'Oscura' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(menu.getByRole('menuitemradio', { name: 'Oscura', checked: true })).toBeTruthy()
  fireEvent.click(menu.getByRole('menuitem', { name: /Idioma/ }))
  expect(menu.getByRole('menuitem', { name: 'Deutsch' }).getAttribute('href')).toBe(
    '/de/auth/dashboard',
  )
})

test('a visitor’s lists stand in the rail alone', async () => {
  await showDesk('USER')
  fireEvent.click(screen.getByRole('button', { name: /Cuenta de Aina/ }))
  expect(screen.queryByRole('menuitem', { name: 'Guardados' })).toBeNull()
})

test('"Más" is lit for every room without a place in the bar, and opens them', async () => {
  await showDesk('ADMIN', {
    path: '/auth/contactos',
    counts: [{ room: 'integrations', kind: 'broken', count: 2 }],
  })
  const more = screen.getByRole('button', { name: 'Más', current: true })
  fireEvent.click(more)
  const sheet = within(screen.getByRole('dialog', { name: 'Más' }))
  expect(sheet.getByRole('link', { name: 'Contactos', current: 'page' })).toBeTruthy()
  expect(sheet.getByRole('link', { name: 'Integraciones 2 fuentes paradas' })).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Más' })).toBeNull())
})

test('numbers are asked for again when the stream tells of something, once for several', async () => {
  const { asked } = await showDesk('ADMIN')
  const times = () => asked.filter((url) => url.includes('/user/counts/')).length
  await waitFor(() => expect(times()).toBe(1))
  act(() => {
    deliver('inbox', { threadId: 'x' })
    deliver('agenda', {})
  })
  await waitFor(() => expect(times()).toBe(2))
  act(() => deliver('chat', { what: 'typing' }))
  act(() => deliver('chat', { what: 'message' }))
  await waitFor(() => expect(times()).toBe(3))
})
