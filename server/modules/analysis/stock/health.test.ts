import { expect, test } from 'vitest'
import { actOf, bandOf, classOf, partsOf, POINTS, scoreOf, type Facts } from './health.ts'

const home: Facts = {
  days: 100,
  medianDays: 100,
  percentile: 50,
  deltaPct: 0,
  views: 400,
  enquiries: 3,
  expected: 3,
  completenessPct: 100,
  photos: 12,
  passport: 'green',
  mandateDays: null,
}
const points = (facts: Partial<Facts>) => partsOf({ ...home, ...facts }).map((part) => part.points)

test('the parts are a hundred points', () =>
  expect(Object.values(POINTS).reduce((sum, of) => sum + of)).toBe(100))

test.each<[string, Partial<Facts>, (number | null)[]]>([
  ['as its like', {}, [35, 17, 20, 10, 10]],
  ['dear by an eighth', { deltaPct: 13 }, [17, 17, 20, 10, 10]],
  ['dear beyond all', { deltaPct: 40 }, [0, 17, 20, 10, 10]],
  ['cheap is not better than right', { deltaPct: -30 }, [35, 17, 20, 10, 10]],
  ['no estimate, dear among its like', { deltaPct: null, percentile: 75 }, [18, 17, 20, 10, 10]],
  ['not compared', { deltaPct: null, percentile: null }, [null, 17, 20, 10, 10]],
  ['fresh', { days: 20 }, [35, 25, 20, 10, 10]],
  ['two medians old', { days: 200 }, [35, 0, 20, 10, 10]],
  ['no median yet', { medianDays: null }, [35, null, 20, 10, 10]],
  ['nobody asks where nine are usual', { enquiries: 0, expected: 9 }, [35, 17, 2, 10, 10]],
  ['three openings say nothing', { enquiries: 0, expected: 0.02 }, [35, 17, 20, 10, 10]],
  ['nothing to compare openings with', { expected: null }, [35, 17, null, 10, 10]],
  ['half a record, a warning', { completenessPct: 50, passport: 'amber' }, [35, 17, 20, 5, 5]],
  ['forbidden', { passport: 'red' }, [35, 17, 20, 10, 0]],
])('%s', (_name, facts, expected) => expect(points(facts)).toEqual(expected))

test('what is not known is no part of the score, and too little is none', () => {
  expect(scoreOf(partsOf(home))).toBe(92)
  const unknown = { ...home, deltaPct: null, percentile: null }
  expect(scoreOf(partsOf(unknown))).toBe(Math.round((57 / 65) * 100))
  expect(scoreOf(partsOf({ ...unknown, medianDays: null }))).toBeNull()
})

test.each<[Partial<Facts>, ReturnType<typeof actOf>]>([
  [{}, null],
  [{ passport: 'red', deltaPct: 30 }, 'papers'],
  [{ mandateDays: -1, deltaPct: 30 }, 'renew'],
  [{ mandateDays: 31 }, null],
  [{ deltaPct: 10 }, 'reprice'],
  [{ deltaPct: 9 }, null],
  [{ deltaPct: null, percentile: 85 }, 'reprice'],
  [{ deltaPct: 12, days: 300, enquiries: 0 }, 'drop'],
  [{ deltaPct: 12, days: 300, enquiries: 1 }, 'reprice'],
  [{ photos: 5 }, 'photos'],
])('of %j it is asked first: %s', (facts, act) => expect(actOf({ ...home, ...facts })).toBe(act))

test.each([
  [null, 'unknown'],
  [39, 'act'],
  [40, 'watch'],
  [60, 'well'],
  [80, 'best'],
] as const)('a score of %s', (score, band) => expect(bandOf(score)).toBe(band))

test.each([
  [null, 'unknown'],
  [-10, 'far_below'],
  [-4, 'below'],
  [3, 'like'],
  [4, 'above'],
  [10, 'far_above'],
] as const)('%s %% from the estimate', (delta, name) => expect(classOf(delta)).toBe(name))
