import { expect, test } from 'vitest'
import { after, onto, without, type Change } from './merge'

const at = (hour: number) => `2026-12-01T${String(hour).padStart(2, '0')}:00:00Z`
const STORED = {
  id: 'e1',
  version: 1,
  title: 'Visita',
  notes: null,
  startsAt: at(9),
  endsAt: at(10),
  allDay: false,
  homes: [{ id: 'h1', ref: 'PV-1' }],
  attendees: [{ contactId: 'c1', name: 'Joana', reply: 'accepted' }],
}
/** As the form sends it: every field, whether it was touched or not. */
const change = (part: object, base: object = STORED): Change => ({
  operation: 'updateAgendaEvent',
  base,
  data: {
    version: 1,
    title: 'Visita',
    notes: null,
    propertyIds: ['h1'],
    attendees: [{ contactId: 'c1' }],
    ...part,
  },
})
const theirs = (part: object) => ({ ...STORED, version: 2, ...part })

test('both changed other fields: mine goes onto theirs, and nothing else is said', () => {
  expect(
    onto(change({ title: 'Segunda visita' }), theirs({ notes: 'Llaves en la oficina' })),
  ).toEqual({
    data: { version: 2, title: 'Segunda visita' },
    clashes: [],
  })
  const homes = [...STORED.homes, { id: 'h2', ref: 'PV-2' }]
  expect(onto(change({ notes: 'Con perro' }), theirs({ homes }))).toEqual({
    data: { version: 2, notes: 'Con perro' },
    clashes: [],
  })
})

test('both changed one field: it is for its person to choose; the same change is none', () => {
  const found = onto(change({ title: 'A', notes: 'B' }), theirs({ title: 'C', notes: 'B' }))
  expect(found).toEqual({
    data: { version: 2, title: 'A' },
    clashes: [{ field: 'title', mine: 'A', theirs: 'C' }],
  })
  expect(without(found?.data, found?.clashes ?? [])).toBeNull()
  expect(without({ version: 2, title: 'A', notes: 'B' }, found?.clashes ?? [])).toEqual({
    version: 2,
    notes: 'B',
  })
})

test('hours that both moved are one thing, however they are written', () => {
  const mine = change({ startsAt: '2026-12-01T11:00:00+00:00', endsAt: at(12) })
  expect(onto(mine, theirs({ endsAt: at(11) }))?.clashes.map(({ field }) => field)).toEqual([
    'startsAt',
    'endsAt',
  ])
  expect(onto(mine, theirs({ title: 'Otra' }))?.clashes).toEqual([])
})

test('what has no record to compare with, or is no change of one, is not merged', () => {
  expect(onto({ ...change({}), base: undefined }, theirs({}))).toBeNull()
  expect(onto(change({}), undefined)).toBeNull()
  expect(onto({ ...change({}), operation: 'addContactEntry' }, theirs({}))).toBeNull()
})

test('a second change of one’s own takes back nothing of the first', () => {
  const first = change({ title: 'Segunda visita' })
  const stored = theirs({ title: 'Segunda visita' })
  const second = after(first, stored, change({ notes: 'Con perro' }))
  expect(second?.data).toEqual({ version: 1, notes: 'Con perro' })
  expect(onto(second ?? first, stored)).toEqual({
    data: { version: 2, notes: 'Con perro' },
    clashes: [],
  })
  const moved = after(first, stored, change({ title: 'Tercera' }))
  expect(onto(moved ?? first, stored)).toEqual({
    data: { version: 2, title: 'Tercera' },
    clashes: [],
  })
  // Somebody else in between is seen all the same.
  const between = theirs({ title: 'Segunda visita', notes: 'Sin perro' })
  const later = after(first, between, change({ notes: 'Con perro' }))
  expect(onto(later ?? first, between)?.clashes).toEqual([
    { field: 'notes', mine: 'Con perro', theirs: 'Sin perro' },
  ])
})
