import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../routes.ts'
import { boat, fit, object, read, ref } from './boat.fixture.ts'
import { keepUnread, unreadOf } from './keep.ts'

describe('what could not be read is not lost by a form that never showed it', () => {
  const kept = (stored: unknown, change: (read: never) => unknown): unknown =>
    keepUnread(fit, boat, stored, change(structuredClone(read(stored)) as never))
  it.each<[string, unknown, (read: never) => unknown, unknown]>([
    [
      'nothing was changed',
      { beds: 12, motor: 'x', story: 'a'.repeat(100) },
      (boat: object) => boat,
      { beds: 12, motor: 'x', story: 'a'.repeat(100) },
    ],
    [
      'something else was',
      { motor: 'x', berths: 12, kind: 'steam', name: 'Ona' },
      (boat: object) => ({ ...boat, name: 'Mar' }),
      { motor: 'x', berths: 12, kind: 'steam', name: 'Mar' },
    ],
    [
      'the value itself was',
      { berths: 12, name: 'Ona' },
      (boat: object) => ({ ...boat, berths: 3 }),
      { berths: 3, name: 'Ona' },
    ],
    ['a known value was taken out', { name: 'Ona', motor: 'x' }, () => ({}), { motor: 'x' }],
    [
      'a whole part was, of which something was never shown',
      { home: { town: 'Sóller', quay: 2 } },
      () => ({}),
      { home: { quay: 2 } },
    ],
    [
      'a whole part was, all of it shown',
      { home: { town: 'Sóller' }, name: 'Ona' },
      () => ({}),
      {},
    ],
    [
      'a part within was',
      { home: { town: 'Sóller', quay: 2 } },
      () => ({ home: { town: 'Palma' } }),
      { home: { town: 'Palma', quay: 2 } },
    ],
    [
      'a value was added to a list',
      { colours: ['red', 'green'] },
      () => ({ colours: ['red', 'blue'] }),
      { colours: ['red', 'green', 'blue'] },
    ],
    [
      'a list is longer than it may be by now',
      { colours: ['red', 'blue', 'red', 'white'], crew: ['Aina', 'Biel', 'Caterina'] },
      (boat: object) => ({ ...boat, crew: ['Aina', 'Pere'] }),
      { colours: ['red', 'blue', 'red', 'white'], crew: ['Aina', 'Pere', 'Caterina'] },
    ],
    [
      'a list was emptied, of which something was never shown',
      { colours: ['red', 'green'], name: 'Ona' },
      () => ({ name: 'Ona' }),
      { colours: ['green'], name: 'Ona' },
    ],
    [
      'an item was changed',
      {
        sails: [
          { of: 'jib', metres: 9, cloth: 'x' },
          { of: 'main', cloth: 'y' },
        ],
      },
      () => ({
        sails: [
          { of: 'main', metres: 30 },
          { of: 'jib', metres: 9 },
        ],
      }),
      {
        sails: [
          { of: 'main', metres: 30, cloth: 'y' },
          { of: 'jib', metres: 9, cloth: 'x' },
        ],
      },
    ],
    [
      'an item was taken out',
      {
        sails: [
          { of: 'jib', cloth: 'x' },
          { of: 'main', cloth: 'y' },
        ],
      },
      () => ({ sails: [{ of: 'main' }] }),
      { sails: [{ of: 'main', cloth: 'y' }] },
    ],
    [
      'an item of a kind that is there twice was taken out',
      {
        sails: [
          { of: 'jib', metres: 9, cloth: 'x' },
          { of: 'jib', metres: 12, cloth: 'y' },
        ],
      },
      () => ({ sails: [{ of: 'jib', metres: 12 }] }),
      { sails: [{ of: 'jib', metres: 12, cloth: 'y' }] },
    ],
    [
      'of two items of a kind the changed one is the one with most in common',
      {
        sails: [
          { of: 'jib', metres: 9, year: 2020, cloth: 'x' },
          { of: 'jib', metres: 12, year: 2024, cloth: 'y' },
        ],
      },
      () => ({
        sails: [
          { of: 'jib', metres: 13, year: 2024 },
          { of: 'jib', metres: 9, year: 2021 },
        ],
      }),
      {
        sails: [
          { of: 'jib', metres: 13, year: 2024, cloth: 'y' },
          { of: 'jib', metres: 9, year: 2021, cloth: 'x' },
        ],
      },
    ],
    [
      'the only one of two items that was changed is in its place',
      {
        sails: [
          { of: 'jib', metres: 9, cloth: 'x' },
          { of: 'jib', metres: 12, cloth: 'y' },
        ],
      },
      () => ({
        sails: [
          { of: 'jib', metres: 9 },
          { of: 'jib', metres: 14 },
        ],
      }),
      {
        sails: [
          { of: 'jib', metres: 9, cloth: 'x' },
          { of: 'jib', metres: 14, cloth: 'y' },
        ],
      },
    ],
    [
      'an item could not be shown',
      { sails: [{ of: 'spinnaker', metres: 80 }, { of: 'main' }] },
      () => ({ sails: [{ of: 'main', metres: 5 }] }),
      {
        sails: [
          { of: 'spinnaker', metres: 80 },
          { of: 'main', metres: 5 },
        ],
      },
    ],
    [
      'a value stands under its old name and is changed',
      { beds: 4, motor: 'x' },
      () => ({ berths: 5 }),
      { berths: 5, motor: 'x' },
    ],
    [
      'a part is taken out that holds a value under its old name',
      { home: { quayside: 'Sóller', tide: 2 }, name: 'Ona' },
      () => ({ name: 'Ona' }),
      { name: 'Ona', home: { tide: 2 } },
    ],
    [
      'a value under its old name is taken out',
      { beds: 4, motor: 'x' },
      () => ({}),
      { motor: 'x' },
    ],
    [
      'a language of which nothing is known',
      { words: { es: 'Barca', klingon: 'x' } },
      () => ({ words: { es: 'Llaüt' } }),
      { words: { es: 'Llaüt', klingon: 'x' } },
    ],
    [
      'an item was changed in what its shape needs, and stays in its place',
      { sails: [{ of: 'jib', metres: 9, cloth: 'x' }, { of: 'kite' }, { of: 'jib', metres: 12 }] },
      () => ({
        sails: [
          { of: 'main', metres: 30 },
          { of: 'jib', metres: 12 },
        ],
      }),
      {
        sails: [{ of: 'main', metres: 30, cloth: 'x' }, { of: 'kite' }, { of: 'jib', metres: 12 }],
      },
    ],
    [
      'an item with an id was changed in all but that, and moved',
      {
        ports: [
          { id: 'a', name: 'Sóller', tide: 2 },
          { id: 'b', name: 'Palma', tide: 3 },
        ],
      },
      () => ({
        ports: [
          { id: 'b', name: 'Andratx' },
          { id: 'c', name: 'Maó' },
        ],
      }),
      {
        ports: [
          { id: 'b', name: 'Andratx', tide: 3 },
          { id: 'c', name: 'Maó' },
        ],
      },
    ],
    [
      'an item of which all is read is taken out, and another comes',
      {
        sails: [
          { of: 'jib', metres: 9 },
          { of: 'main', cloth: 'y' },
        ],
      },
      () => ({ sails: [{ of: 'main' }, { of: 'jib', metres: 30 }] }),
      {
        sails: [
          { of: 'main', cloth: 'y' },
          { of: 'jib', metres: 30 },
        ],
      },
    ],
  ])('%s', (_what, stored, change, wanted) => expect(kept(stored, change)).toEqual(wanted))

  const two = [
    { of: 'jib', metres: 9, cloth: 'x' },
    { of: 'jib', metres: 12, cloth: 'y' },
  ]
  it.each<[string, unknown[], unknown[]]>([
    [
      'one was taken out and one came',
      two,
      [
        { of: 'jib', metres: 12 },
        { of: 'jib', metres: 30 },
      ],
    ],
    ['one was taken out and one changed', two, [{ of: 'jib', metres: 30 }]],
    ['one was changed and one came', two.slice(1), [{ of: 'main' }, { of: 'main', metres: 5 }]],
    [
      'one of two that were shown alike was taken out',
      [
        { of: 'jib', cloth: 'x' },
        { of: 'jib', cloth: 'y' },
      ],
      [{ of: 'jib' }],
    ],
  ])('or waits for a later version where nobody can tell: %s', (_what, sails, next) => {
    const save = () => kept({ sails }, () => ({ sails: next }))
    expect(save).toThrow('HTTP 503')
    expect(keepUnread(fit, boat, { sails }, { sails: next }, () => {})).not.toEqual({ sails })
  })
})

describe('what stands in place of a needed value is not saved over it', () => {
  const needed = object(
    {
      name: { type: 'string' },
      notes: { type: 'string' },
      crew: { type: 'array', items: { type: 'string' } },
      home: ref('Harbour'),
      tag: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
    { required: ['notes', 'crew', 'home', 'tag'] },
  )
  const stored = { name: 'Ona', notes: ['one'], crew: 'Aina', home: { town: 7, quay: 2 }, tag: 4 }
  const shown = (): object => fit.frame(needed, structuredClone(stored)) as object

  it('when nothing was changed', () => {
    expect(shown()).toEqual({ name: 'Ona', notes: '', crew: [], home: { town: '' }, tag: null })
    expect(keepUnread(fit, needed, stored, shown())).toEqual(stored)
  })

  it('when something beside it was', () =>
    expect(keepUnread(fit, needed, stored, { ...shown(), name: 'Mar' })).toEqual({
      ...stored,
      name: 'Mar',
    }))

  it('but by what is put there', () =>
    expect(
      keepUnread(fit, needed, stored, { ...shown(), notes: 'two', home: { town: 'Palma' } }),
    ).toEqual({ ...stored, notes: 'two', home: { town: 'Palma', quay: 2 } }))
})

describe('what is unread of a document', () => {
  const boat: JsonSchema = ref('Boat')
  it.each([
    ['nothing', { name: 'Ona', sails: [{ of: 'jib', metres: 9 }] }, {}],
    [
      'a key of an item',
      { sails: [{ of: 'jib', metres: 9, cloth: 'x' }] },
      { sails: [{ cloth: 'x' }] },
    ],
    [
      'a value of an item and an item',
      { sails: [{ of: 'jib' }, { of: 'main', metres: 'ten' }, { of: 'kite' }] },
      { sails: [{ metres: 'ten' }, { of: 'kite' }] },
    ],
    ['a key beside a list', { sails: [], rudder: 1 }, { rudder: 1 }],
  ])('%s', (_what, stored, wanted) => expect(unreadOf(fit, boat, stored)).toEqual(wanted))
})
