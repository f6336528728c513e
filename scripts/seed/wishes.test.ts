import { expect, it } from 'vitest'
import { chance } from './random.ts'
import { demoDemand } from './wishes.ts'

it('a name of the demo is one person, however much they look for', () => {
  const people = Array.from(
    { length: 40 },
    (_, at) => demoDemand(chance(at), 'MALLORCA', at).contact,
  )
  const reach = new Map<string, Set<string>>()
  for (const person of people) {
    const name = `${person?.firstName} ${person?.lastName}`
    const known = reach.get(name) ?? new Set()
    reach.set(name, known.add(`${person?.email} ${person?.phone}`))
  }
  expect([...reach.values()].map(({ size }) => size)).toEqual(Array(reach.size).fill(1))
  expect(reach.get('Klaus Brandt')).toEqual(new Set(['klaus.brandt@correo.example +34611554000']))
})
