import { describe, expect, it } from 'vitest'
import { gate, isQuestion, median } from './gate.ts'

const counts = (
  homes: number,
  missing: Partial<Record<'id' | 'ref' | 'price' | 'town' | 'type', number>> = {},
  { fits = true, known = homes } = {},
) => ({ fits, homes, known, missing: { id: 0, ref: 0, price: 0, town: 0, type: 0, ...missing } })
const source = (usual: number | null, homes = 0) => ({ name: 'Palma', format: null, usual, homes })

describe('the validity gate', () => {
  it.each([
    ['a good first feed', counts(10), null, null],
    ['another format', counts(10, {}, { fits: false }), null, 'notKyero'],
    ['nothing in it', counts(0), null, 'noHomes'],
    ['half of the usual', counts(50), 100, 'halved'],
    ['70 % of the usual passes', counts(70), 100, null],
    ['more than 5 % without a price', counts(100, { price: 6 }), null, 'fieldsMissing'],
    ['5 % without a price passes', counts(100, { price: 5 }), null, null],
    ['one of three without a type passes in a small feed', counts(3, { type: 1 }), null, null],
    ['all of three without a type', counts(3, { type: 3 }), null, 'fieldsMissing'],
    ['two of nineteen are the homes’ trouble', counts(19, { type: 2 }), null, null],
    ['two of twenty are the feed’s', counts(20, { type: 2 }), null, 'fieldsMissing'],
    ['a share just at the edge passes', counts(20, { type: 1 }), null, null],
    ['two of three without a type are no feed of its own', counts(3, { type: 2 }), null, null],
    ['homes that nobody knows, of a source without any', counts(9, {}, { known: 0 }), null, null],
  ])('%s', (_name, given, usual, expected) => {
    expect(gate(given, source(usual))?.key ?? null).toBe(expected)
  })

  it.each([
    ['none of the source’s homes', counts(60, {}, { known: 0 }), 25, 'otherSource'],
    ['fewer than half of them, at the usual size', counts(25, {}, { known: 12 }), 25, 'mostlyNew'],
    ['half of them passes', counts(26, {}, { known: 13 }), 26, null],
    ['all of them and many more pass', counts(90, {}, { known: 25 }), 25, null],
  ])('%s', (_name, given, homes, expected) => {
    expect(gate(given, source(homes, homes))?.key ?? null).toBe(expected)
  })

  it('says what it has counted, so that a person can judge', () => {
    const told = { source: 'Palma', count: 50, known: 40, homes: 60, missing: 20 }
    const known = { known: 40 }
    expect(gate(counts(50, {}, known), source(100, 60))).toEqual({
      key: 'halved',
      params: { ...told, usual: 100 },
    })
    expect(gate(counts(50, { town: 3, price: 26 }, known), source(50, 60))).toEqual({
      key: 'fieldsMissing',
      params: { ...told, field: 'price', percent: 52 },
    })
    expect(gate(counts(50, {}, { known: 0 }), source(50, 60))?.params).toEqual({
      ...told,
      known: 0,
      missing: 60,
    })
    expect(gate(counts(9, {}, { fits: false }), source(null))?.params).toEqual({})
    expect(gate(counts(9, {}, { fits: false }), { ...source(null), format: 'Resales' })).toEqual({
      key: 'notFormat',
      params: { name: 'Resales' },
    })
  })

  it('takes the share that a source asks for', () => {
    expect(gate(counts(49), { ...source(100), minRatio: 0.5 })?.key).toBe('halved')
    expect(gate(counts(50), { ...source(100), minRatio: 0.5 })).toBeNull()
  })

  it('asks a person about doubts alone', () =>
    expect(
      ['otherSource', 'halved', 'mostlyNew', 'fieldsMissing', 'notKyero', 'noHomes'].map((key) =>
        isQuestion({ key }),
      ),
    ).toEqual([true, true, true, true, false, false]))

  it('takes on a person’s word what it asks about, never what is no feed', () => {
    expect(gate(counts(1, { price: 1 }, { known: 0 }), source(100, 100), true)).toBeNull()
    expect(gate(counts(0), source(null), true)?.key).toBe('noHomes')
    expect(gate(counts(9, {}, { fits: false }), source(null), true)?.key).toBe('notKyero')
  })

  it('takes the middle of the last good runs as usual', () => {
    expect(median([])).toBeNull()
    expect(median([10, 300, 100])).toBe(100)
  })
})
