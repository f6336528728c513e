import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

it('a sealed token opens with its key for its person, and not otherwise', () => {
  const key = [randomBytes(32)]
  const sealed = seal('rt-1', key, 'a')
  expect([unseal(sealed, key, 'a'), sealed.toString('latin1').includes('rt-1')]).toEqual([
    'rt-1',
    false,
  ])
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  for (const [one, wrong, person] of [
    [sealed, [randomBytes(32)], 'a'],
    [sealed, key, 'b'],
    [changed, key, 'a'],
  ] as const)
    expect(() => unseal(one, wrong, person)).toThrow(expect.objectContaining({ reason: 'ended' }))
})
