import { describe, expect, it } from 'vitest'
import { pairsOf, type Candidate } from './pairs.ts'

const home = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  type: 'vivienda',
  built: 100,
  bedrooms: 3,
  floor: null,
  cadastralRef: null,
  lat: 39.766,
  lon: 2.7152,
  pictures: [],
  sources: [],
  ...more,
})
const reasons = (a: Partial<Candidate>, b: Partial<Candidate>): string[] =>
  pairsOf([home('1', { sources: ['A'], ...a }), home('2', { sources: ['B'], ...b })], 'B').flatMap(
    (pair) => pair.reasons,
  )

describe('two homes of an agency seem to be one', () => {
  it('by the cadastral reference alone, whatever else is said', () => {
    const cadastralRef = '9872023VH5797S0001WX'
    expect(reasons({ cadastralRef, built: 90, lat: null }, { cadastralRef })).toEqual(['cadastre'])
  })
  it('by kind, size and place: 30 metres, 3 per cent', () => {
    expect(reasons({}, {})).toEqual(['place'])
    expect(reasons({}, { built: 103, lat: 39.76625 })).toEqual(['place'])
    expect(reasons({}, { built: 104 })).toEqual([])
    expect(reasons({}, { lat: 39.7663 })).toEqual([])
    expect(reasons({}, { lon: 2.7158 })).toEqual([])
  })
  it('by a picture in common with kind and size', () => {
    const far = { lat: 39.6 }
    expect(reasons({ pictures: ['x'] }, { pictures: ['y', 'x'], ...far })).toEqual(['picture'])
    expect(reasons({ pictures: ['x'] }, { pictures: ['x'], built: 60, ...far })).toEqual([])
  })
})

describe('two homes stay two', () => {
  it('where references, floors or bedrooms differ, or the size is unknown', () => {
    const [cadastralRef, other] = ['9872023VH5797S0001WX', '9872023VH5797S0002EM']
    expect(reasons({ cadastralRef }, { cadastralRef: other })).toEqual([])
    expect(reasons({ floor: '1' }, { floor: '2' })).toEqual([])
    expect(reasons({}, { bedrooms: 2 })).toEqual([])
    expect(reasons({ type: 'local' }, {})).toEqual([])
    expect(reasons({ built: null }, { built: null })).toEqual([])
  })
  it('where a picture or a point is common to many', () => {
    const crowd = Array.from({ length: 25 }, (_, n) => home(`c${n}`, { sources: ['A'] }))
    expect(pairsOf([...crowd, home('x', { sources: ['B'] })], 'B')).toEqual([])
  })
  it('where one source brings both', () => {
    expect(reasons({ sources: ['A', 'B'] }, { sources: ['B'] })).toEqual([])
  })
  it('and only homes of the source are compared; one that was typed may be the other', () => {
    const homes = [home('1'), home('2', { sources: ['A'] }), home('3', { sources: ['B'], lat: 39 })]
    expect(pairsOf(homes, 'B')).toEqual([])
    expect(pairsOf(homes, 'A')).toEqual([{ first: '1', second: '2', reasons: ['place'] }])
  })
})
