import { expect, test } from 'vitest'
import { splitOf, type Part } from './split.ts'

test.each<[string, number, Part[], ReturnType<typeof splitOf>]>([
  ['nobody: all is the agency’s', 1_236_000, [], { parts: [], rest: 1_236_000 }],
  ['a half to a partner', 1_236_000, [{ pct: 50 }], { parts: [618_000], rest: 618_000 }],
  [
    'a cent that cannot be divided goes to the larger remainder',
    100,
    [{ pct: 33.33 }, { pct: 33.33 }],
    { parts: [33, 33], rest: 34 },
  ],
  ['equal remainders: the first', 1, [{ pct: 50 }], { parts: [1], rest: 0 }],
  [
    'an amount and a share',
    10_001,
    [{ amount: 1_000 }, { pct: 10 }],
    { parts: [1_000, 1_000], rest: 8_001 },
  ],
  ['all of it', 10_001, [{ pct: 60 }, { pct: 40 }], { parts: [6_001, 4_000], rest: 0 }],
  ['more than there is', 10_000, [{ pct: 60 }, { amount: 4_001 }], null],
])('%s', (_what, total, parts, split) => expect(splitOf(total, parts)).toEqual(split))

/** Numbers that follow from a seed, so that a failure comes again. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

test('10,000 divisions: shares are the fee to the cent, none a cent from what it is exactly', () => {
  const next = random(20_261_127)
  for (let run = 0; run < 10_000; run += 1) {
    const total = 1 + Math.floor(next() * 10_000_000)
    let left = 100
    const parts = Array.from({ length: Math.floor(next() * 5) }, (): { pct: number } => {
      const pct = Math.round(next() * left * 10_000) / 10_000
      left -= pct
      return { pct }
    }).filter(({ pct }) => pct > 0)
    const split = splitOf(total, parts)
    if (!split) throw new Error(JSON.stringify({ total, parts }))
    expect(split.parts.reduce((sum, part) => sum + part, split.rest)).toBe(total)
    for (const [at, { pct }] of parts.entries())
      expect(Math.abs((split.parts[at] ?? 0) - (total * pct) / 100)).toBeLessThan(1.000_01)
    expect(split.rest).toBeGreaterThanOrEqual(0)
  }
})
