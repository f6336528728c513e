import { MOST_STOPS, planDay } from '../../server/modules/agenda/route/plan.ts'
import type { Day, Span, Stop } from '../../server/modules/agenda/route/stops.ts'
import { percentile } from './measure.ts'
import { numbers } from '../../server/testing/numbers.ts'

const HOUR = 60
const WORK = { from: 9 * HOUR, to: 20 * HOUR }
const LUNCH = { from: 14 * HOUR, to: 15 * HOUR }
/** Days that only warm the compiler. */
const WARM = 20

/** Days as hard as they come: as many calls as are taken, all over Mallorca. */
const KINDS: [string, { windows: number; fixed: number; length: number }][] = [
  ['free all day', { windows: 0, fixed: 0, length: 30 }],
  ['hours for half of them', { windows: 0.5, fixed: 0, length: 30 }],
  ['hours for all, three agreed', { windows: 1, fixed: 0.25, length: 30 }],
  ['more than fit', { windows: 0.5, fixed: 0.1, length: 60 }],
]

function dayOf(random: () => number, { windows, fixed, length }: (typeof KINDS)[number][1]): Day {
  const stops = Array.from({ length: MOST_STOPS }, (_, index): Stop => {
    const from = WORK.from + Math.floor(random() * 20) * 30
    const opens = WORK.from + Math.floor(random() * 10) * 30
    const narrow: Span = { from: opens, to: opens + 3 * HOUR }
    const geo = { lat: 39.4 + random() * 0.5, lon: 2.4 + random() * 0.9 }
    return {
      id: `${index}`,
      from,
      to: from + length,
      place: { geo, island: 'MALLORCA' },
      fixed: random() < fixed,
      windows: [random() < windows ? narrow : WORK],
    }
  })
  return { stops, blocks: [LUNCH], lunch: LUNCH }
}

/**
 * Processor time that a day of twelve calls takes to be put in order, so that others who work here
 * count for nothing; 50 ms are wanted at most.
 */
export function measureRoutes(days: number): string {
  const random = numbers(20261128)
  const rows = KINDS.map(([name, kind]) => {
    const asked = Array.from({ length: WARM + days }, () => dayOf(random, kind))
    const times = asked
      .map((day) => {
        const begin = process.cpuUsage()
        planDay(day)
        const { user, system } = process.cpuUsage(begin)
        return (user + system) / 1000
      })
      .slice(WARM)
      .toSorted((a, b) => a - b)
    const ms = (share: number) => percentile(times, share).toFixed(1)
    return `| ${name} | ${ms(0.5)} | ${ms(0.95)} | ${ms(1)} |`
  })
  return ['| 12 calls | p50 ms | p95 ms | longest |', '|---|---|---|---|', ...rows].join('\n')
}
