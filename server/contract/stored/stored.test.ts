import { describe, expect, it } from 'vitest'
import { boat, fit, object, read, ref } from './boat.fixture.ts'
import { NOTHING } from './fit.ts'

describe('a stored value is read by the contract of the day', () => {
  it.each<[string, unknown, unknown]>([
    [
      'what fits is as it was',
      { name: 'Ona', berths: 4, kind: null },
      { name: 'Ona', berths: 4, kind: null },
    ],
    ['a key that is gone', { name: 'Ona', motor: 'x' }, { name: 'Ona' }],
    [
      'a key that is gone, further in',
      { home: { town: 'Sóller', quay: 2 }, sails: [{ of: 'jib', cloth: 'x' }] },
      { home: { town: 'Sóller' }, sails: [{ of: 'jib' }] },
    ],
    ['a value that is gone', { name: 'Ona', kind: 'steam' }, { name: 'Ona' }],
    [
      'a value of a list that is gone',
      { colours: ['red', 'green', 'blue'] },
      { colours: ['red', 'blue'] },
    ],
    ['a limit that was lowered', { name: 'Ona', berths: 12 }, { name: 'Ona' }],
    [
      'a list that is too long',
      { colours: ['red', 'blue', 'white', 'red'] },
      { colours: ['red', 'blue', 'white'] },
    ],
    [
      'a code that is too long: half of it would be wrong',
      { name: 'Tramuntana', berths: 1 },
      { berths: 1 },
    ],
    ['prose that is too long', { story: 'a'.repeat(100) }, { story: `${'a'.repeat(89)}…` }],
    ['a kind of value that changed', { berths: 'four', home: 'Sóller' }, {}],
    [
      'something needed that does not fit takes the object around it',
      { name: 'Ona', home: { town: 7, depth: 3 } },
      { name: 'Ona' },
    ],
    [
      'or the item',
      {
        sails: [
          { of: 'spinnaker', metres: 80 },
          { of: 'main', metres: 300 },
        ],
      },
      { sails: [{ of: 'main' }] },
    ],
    [
      'a language that nobody knows',
      { words: { es: 'Barca', klingon: 'x', ca: 7 } },
      { words: { es: 'Barca' } },
    ],
    ['an old name of a key', { beds: 4 }, { berths: 4 }],
    [
      'which an older version wrote after the new one',
      { beds: 4, berths: 5, home: { quayside: 'Sóller', town: 'Palma' } },
      { berths: 4, home: { town: 'Sóller' } },
    ],
    [
      'an old name of a value, once',
      { colours: ['crimson', 'blue', 'red'] },
      { colours: ['red', 'blue'] },
    ],
  ])('%s', (_what, stored, wanted) => expect(read(stored)).toEqual(wanted))

  it('needed parts that may be empty are empty, and an item that cannot be shown is left out', () => {
    const page = {
      items: [
        { id: 'a', kind: 'steam', tags: 7 },
        { kind: 'sail', tags: [] },
      ],
    }
    expect(read(page, ref('Page'))).toEqual({ items: [{ id: 'a', kind: null, tags: [] }] })
    expect(read({ town: 7 }, ref('Harbour'))).toBe(NOTHING)
  })
})

describe('of a value that lacks what its schema needs there is a frame', () => {
  it('with needed objects, empty lists and nulls, and no fact that nobody wrote', () => {
    const port = object(
      {
        name: { type: 'string' },
        code: { type: 'string', pattern: '^[A-Z]{3}$' },
        depth: { type: 'integer' },
        kind: { type: 'string', enum: ['sport', 'fishing'] },
        language: { type: 'string', enum: ['ca'], default: 'ca' },
        berths: { type: 'array', minItems: 1, items: ref('Colour') },
        near: { anyOf: [ref('Harbour'), { type: 'null' }] },
        home: ref('Harbour'),
        story: { type: 'string' },
      },
      {
        required: ['name', 'code', 'depth', 'kind', 'language', 'berths', 'near', 'home'],
      },
    )
    const empty = { name: '', language: 'ca', berths: [], near: null, home: { town: '' } }
    expect(fit.frame(port, {})).toEqual(empty)
    expect(fit.frame(port, 'Port')).toEqual(empty)
    expect(fit.frame(port, { depth: 7, kind: 'naval', home: { depth: 3 }, old: 1 })).toEqual({
      ...empty,
      depth: 7,
      home: { town: '', depth: 3 },
    })
    expect(fit.frame(boat, { name: 'Ona', home: { depth: 3 } })).toEqual({ name: 'Ona' })
  })
})
