import { expect, test } from 'vitest'
import { faultsOf, undocumented, type Excuse } from './excused.ts'

const met = {
  documented: new Set(['readBoat 200', 'readBoat 503']),
  produced: new Set(['readBoat 200']),
  today: '2026-11-22',
}
const excuse: Excuse = { answer: 'readBoat 503', reason: 'needs a storm', until: '2026-12-01' }

test.each<[string, Excuse[], string[]]>([
  ['an answer nobody produces', [], ['readBoat 503: no server test produces it']],
  ['one with its reason, in time', [excuse], []],
  [
    'a reason whose day has passed',
    [{ ...excuse, until: '2026-11-21' }],
    ['readBoat 503: its day (2026-11-21) has passed'],
  ],
  [
    'a reason for what a test produces',
    [excuse, { ...excuse, answer: 'readBoat 200' }],
    ['readBoat 200: a test produces it now'],
  ],
  [
    'a reason for what is gone',
    [excuse, { ...excuse, answer: 'sinkBoat 200' }],
    ['sinkBoat 200: not in the contract any more'],
  ],
  ['no reason', [{ ...excuse, reason: ' ' }], ['readBoat 503: list says no reason']],
  ['no day', [{ ...excuse, until: 'later' }], ['readBoat 503: list says no reason, or no day']],
])('%s', (_what, excuses, expected) => {
  const faults = faultsOf(excuses, met, 'list')
  expect(faults).toHaveLength(expected.length)
  for (const [at, fault] of expected.entries()) expect(faults[at]).toContain(fault)
})

test('a refusal that nobody was told of', () => {
  const produced = new Set(['readBoat 200', 'readBoat 404', 'readBoat 500', 'healthz 404'])
  expect(undocumented(met.documented, produced)).toEqual([
    'readBoat 404: a test was answered so; document it, or answer something else',
  ])
})
