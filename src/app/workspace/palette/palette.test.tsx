import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RecordSearch } from '../../../../generated/model'
import { clearSession, EMPTY_PROFILE, setSession, type Role } from '../../../lib/session'
import { setTransport, type WireReply } from '../../../lib/transport'
import { drawRoutes } from '../draw.fixture'
import { keepOpened, openedBy } from './opened'
import Palette from './palette'

const id = (letter: string): string => `${letter.repeat(8)}-1111-4111-8111-111111111111`
const NONE: RecordSearch = {
  homes: { total: 0, items: [] },
  contacts: { total: 0, items: [] },
  demands: { total: 0, items: [] },
  events: { total: 0, items: [] },
  threads: { total: 0, items: [] },
}
const home = (letter: string, title: string) => ({
  id: id(letter),
  ref: `PV-${letter}`,
  title,
  status: 'active' as const,
  substatus: null,
  mandateEndsOn: null,
  price: 94_500_000,
  rentPeriod: null,
  street: 'sa Lluna 12',
  town: 'Sóller',
  owners: [],
  thumb: null,
})
const klaus = { id: id('c'), name: 'Klaus Brandt', roles: [], phone: null, email: null, town: null }
const SOLLER: RecordSearch = {
  ...NONE,
  homes: { total: 9, items: [home('a', 'Casa con patio'), home('b', 'Casa de piedra')] },
  contacts: { total: 1, items: [klaus] },
}

let asked: string[] = []
let answer: (url: string) => WireReply | Promise<WireReply>
const ok = (data: RecordSearch): WireReply => ({ status: 200, headers: {}, data })

beforeEach(() => {
  // Minutes are counted from now on, however long drawing takes.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  asked = []
  answer = () => ok(SOLLER)
  setTransport(async ({ url }) => {
    asked.push(url)
    return answer(url)
  })
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  clearSession()
  localStorage.clear()
  vi.restoreAllMocks()
})

async function show(role: Role = 'STAFF') {
  setSession({ ...EMPTY_PROFILE, token: 't', id: 'me', role })
  const close = vi.fn()
  const router = await drawRoutes(
    [{ path: '*', element: <Palette close={close} /> }],
    ['shell', 'palette', 'contact', 'property', 'demand'],
  )
  return { close, router }
}
const field = () => screen.getByRole('combobox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const options = () =>
  screen.getAllByRole('option').map((one) => one.querySelector('b')?.textContent)
const chosen = () => screen.getByRole('option', { selected: true })
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more })

describe('what is found', () => {
  it('stands in groups with their counts, the hit marked, and a way to all of them', async () => {
    await show()
    type('soller')
    const group = await screen.findByRole('group', { name: 'Inmuebles 2 de 9' })
    expect(group.querySelectorAll('mark')).toHaveLength(2)
    expect(group.querySelector('mark')?.textContent).toBe('Sóller')
    expect(options()).toEqual([
      'Casa con patio',
      'Casa de piedra',
      'Klaus Brandt',
      'Buscar «soller» en toda la cartera',
    ])
    expect(screen.getByRole('option', { name: /toda la cartera/ }).getAttribute('href')).toBe(
      '/auth/cartera?q=soller',
    )
    expect(screen.getByRole('status').textContent).toBe('4 resultados')
  })

  it('is asked once the fingers rest, and an old answer never follows a newer one', async () => {
    let late: ((reply: WireReply) => void) | undefined
    answer = (query) =>
      query.includes('q=so&')
        ? new Promise((done) => {
            late = done
          })
        : ok(SOLLER)
    await show()
    type('s')
    type('so')
    await waitFor(() => expect(asked).toEqual(['/api/v1/search/records/?q=so&limit=2']))
    type('sol')
    type('soll')
    await screen.findByText('Klaus Brandt')
    expect(asked).toHaveLength(2)
    await act(async () =>
      late?.(ok({ ...NONE, contacts: { total: 1, items: [{ ...klaus, name: 'Alt' }] } })),
    )
    expect(screen.queryByText('Alt')).toBeNull()
  })

  it('holds acts and rooms by the beginnings of their words, accents or not', async () => {
    answer = () => ok(NONE)
    await show()
    type('nuevo cont')
    await waitFor(() => expect(options()).toEqual(['Nuevo contacto']))
    type('escribanía')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    expect(await screen.findByText(/Nada con esas palabras/)).toBeTruthy()
  })

  it('tells at each act and room the keys that do the same, and no other list of them', async () => {
    await show()
    const row = screen.getByRole('option', { name: /Nuevo inmueble/ })
    expect([...row.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(['N', 'C'])
    expect(row.getAttribute('aria-keyshortcuts')).toBe('N C')
    expect(screen.getAllByText('N', { selector: 'kbd' })).toHaveLength(6)
  })

  it('shows more events here, which have no list of their own to search', async () => {
    const event = (letter: string) => ({
      id: id(letter),
      occurrence: null,
      kind: 'visit' as const,
      title: `Visita ${letter}`,
      startsAt: new Date(Date.now() + 48 * 60_000).toISOString(),
      endsAt: new Date(Date.now() + 90 * 60_000).toISOString(),
      allDay: false,
      location: null,
      people: [],
      home: null,
      keysNumber: null,
    })
    const events = [event('a'), event('b'), event('c')]
    answer = (query) => {
      const items = query.includes('limit=10') ? events : events.slice(0, 2)
      return ok({ ...NONE, events: { total: 3, items } })
    }
    await show()
    type('visita')
    fireEvent.click(await screen.findByRole('option', { name: /Ver más de «visita»/ }))
    await waitFor(() => expect(options()).toHaveLength(3))
    expect(chosen().textContent).toContain('en 48 min')
  })
})

describe('the keyboard', () => {
  it('goes round with the arrows, and the field says where it stands', async () => {
    await show()
    type('soller')
    await screen.findByText('Klaus Brandt')
    expect(field().getAttribute('aria-activedescendant')).toBe(chosen().id)
    expect(chosen().textContent).toContain('Casa con patio')
    press('ArrowDown')
    expect(chosen().textContent).toContain('Casa de piedra')
    press('ArrowUp')
    press('ArrowUp')
    expect(chosen().textContent).toContain('toda la cartera')
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  })

  it('opens with Enter, with Ctrl in another tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { close, router } = await show()
    type('soller')
    await screen.findByText('Klaus Brandt')
    press('Enter', { ctrlKey: true })
    expect(open).toHaveBeenCalledWith(`/auth/cartera/inmueble/${id('a')}`, '_blank', 'noopener')
    expect(close).not.toHaveBeenCalled()
    press('ArrowDown')
    press('Enter')
    expect(close).toHaveBeenCalled()
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/auth/cartera/inmueble/${id('b')}`),
    )
  })
})

describe('empty', () => {
  it('shows the last four that may still be seen, and what can be done', async () => {
    for (const [at, letter] of ['f', 'c', 'b', 'a'].entries())
      keepOpened('me', id(letter), Date.now() - (10 - at) * 60_000)
    await show()
    const group = await screen.findByRole('group', { name: 'Lo último que abriste' })
    const rows = [...group.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'Casa con patioPV-a · hace 7 min',
      'Casa de piedraPV-b · hace 8 min',
      'KBKlaus BrandtContacto · hace 9 min',
    ])
    expect(options()).toContain('Nuevo inmueble')
    expect(options()).toContain('Ir a Agenda')
  })

  it('shows a record that is noted while it is open: its page came late', async () => {
    keepOpened('me', id('c'), Date.now() - 60_000)
    await show()
    const group = await screen.findByRole('group', { name: 'Lo último que abriste' })
    expect(group.querySelectorAll('[role=option]')).toHaveLength(1)
    act(() => keepOpened('me', id('a')))
    await waitFor(() =>
      expect(group.querySelector('[role=option]')?.textContent).toContain('Casa con patio'),
    )
  })

  it('asks nothing where nothing was opened, and of a visitor nothing at all', async () => {
    await show('USER')
    type('soller')
    await waitFor(() => expect(options()).toEqual(['Buscar «soller» en el portal']))
    expect(chosen().getAttribute('href')).toBe('/busqueda/venta/baleares?q=soller')
    expect(field().getAttribute('placeholder')).toBe('Inmuebles del portal o tus páginas')
    expect(asked).toEqual([])
    expect(openedBy('me')).toEqual([])
  })
})

describe('when it cannot be asked', () => {
  it('says so, keeps what can be done, and asks again', async () => {
    answer = () => ({ status: 500, headers: {}, data: {} })
    await show()
    type('nuevo')
    const told = await screen.findByRole('alert')
    expect(told.textContent).toContain('No hemos podido buscar')
    expect(options()).toContain('Nuevo inmueble')
    answer = () => ok(SOLLER)
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await screen.findByText('Klaus Brandt')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('names the missing connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    answer = () => Promise.reject(new Error('offline'))
    await show()
    type('soller')
    expect((await screen.findByRole('alert')).textContent).toContain('Sin conexión')
  })
})
