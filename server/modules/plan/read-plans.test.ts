import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPlans } from './read-plans.ts'

const EXAMPLE = readFileSync(new URL('./plans.example.yaml', import.meta.url), 'utf8')

it('the example is read as it is, its tax number however it is written', () => {
  const { edition, issuer } = readPlans(EXAMPLE.replace('taxId: B57123457', 'taxId: b-57.123.457'))
  expect(edition.plans.map(({ id }) => id)).toEqual(['free', 'agent', 'agency'])
  expect(issuer.taxId).toBe('B57123457')
})

// Stored, it would be taken for what a later version wrote, and the whole site would be free.
it.each([
  ['homes: 50', 'homes: 9999999', 'plans[1] (agent) homes: 0 to 1000000'],
  ['seats: 3', 'seats: 5000', 'plans[2] (agency) seats: 1 to 1000'],
  ['monthPrice: 2900', 'monthPrice: 9007199254740991', 'plans[1] (agent) monthPrice: cents'],
  ['seatMonthPrice: 1500', 'seatMonthPrice: 100000000000', 'plans[2] (agency) seatMonthPrice'],
  ['homes: 50', 'homes: 50\n    color: blue', 'plans[1] (agent) color: no key of a plan'],
  ['es: Agente', `es: ${'A'.repeat(200)}`, 'plans[1] (agent) name: at most 160 letters'],
  ['es: Agente', `es: Agente, ES: Agente`, 'more than the contract knows'],
  ['days: 30', 'days: 30, color: blue', 'more than the contract knows'],
  ['marketFeeBps: 800', 'marketFeeBps: 150000', 'plans[2] (agency) marketFeeBps'],
  ['yearPrice: 29000', 'yearPrice: 0', 'plans[1] (agent) yearPrice: only the first plan is free'],
  ['taxId: B57123457', 'taxId: hello world', 'issuer.taxId: a Spanish tax number'],
])('a file with %s as %s is refused in words', (right, wrong, words) => {
  expect(EXAMPLE).toContain(right)
  expect(() => readPlans(EXAMPLE.replace(right, wrong))).toThrow(words)
})

it('everything wrong is named at once', () => {
  const text = EXAMPLE.replace('homes: 50', 'homes: -1').replace('seats: 3', 'seats: 5000')
  expect(() => readPlans(text)).toThrow(/homes.*\n.*seats/)
})
