import { afterEach, expect, it } from 'vitest'
import { keepOpened, openedBy, recordAt } from './opened'

afterEach(() => localStorage.clear())

const ID = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'

it.each([
  [`/auth/cartera/inmueble/${ID}`, '', ID],
  [`/auth/contactos/${ID}`, '', ID],
  [`/auth/cartera/demanda/${ID}`, '', ID],
  ['/auth/agenda/details', `?id=${ID}&occurrence=x`, ID],
  ['/auth/mensajes', `?vista=mias&chat=${ID}`, ID],
  ['/auth/cartera/inmueble/editar/nueva', '', null],
  ['/auth/cartera/demanda/nueva', '', null],
  ['/auth/contactos/importar', '', null],
  ['/auth/mensajes', '', null],
])('%s%s opens %s', (pathname, search, id) => expect(recordAt({ pathname, search })).toBe(id))

it('keeps eight of each person, each once, the newest first', () => {
  const ids = Array.from({ length: 10 }, (_, at) => ID.replace(/.$/, String(at)))
  for (const [at, id] of [...ids, ids[5] ?? ''].entries()) keepOpened('aina', id, at)
  expect(
    openedBy('aina')
      .map(({ id }) => id.at(-1))
      .join(''),
  ).toBe('59876432')
  expect(openedBy('biel')).toEqual([])
})

it('begins anew where what was kept cannot be read', () => {
  for (const kept of ['{', '"x"', '[{"id":"../x","at":1},{"id":1}]', 'null']) {
    localStorage.setItem('llar.opened.aina', kept)
    expect(openedBy('aina')).toEqual([])
  }
})
