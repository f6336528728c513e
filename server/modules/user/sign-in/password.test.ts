import { expect, it } from 'vitest'
import { hashPassword, passwordFits } from './password.ts'

it('fits its own password and no other, in either spelling of an accent', async () => {
  const stored = await hashPassword('contrase\u00f1a')
  expect(stored).toMatch(/^\$argon2id\$/)
  expect([
    await passwordFits(stored, 'contrasen\u0303a'),
    await passwordFits(stored, 'contrasena'),
  ]).toEqual([true, false])
})

it('has another salt for the same password', async () => {
  expect(await hashPassword('secret')).not.toBe(await hashPassword('secret'))
})

/** Processor time of some tries in microseconds: other programs on the machine do not count. */
async function work(stored: string | null): Promise<number> {
  const before = process.cpuUsage()
  for (let tries = 0; tries < 8; tries += 1) expect(await passwordFits(stored, 'wrong')).toBe(false)
  const { user, system } = process.cpuUsage(before)
  return user + system
}

it('does as much work for a person who is not there as for one who is', async () => {
  const stored = await hashPassword('secret')
  await passwordFits(null, 'the decoy is made on first use')
  const [known, unknown] = [await work(stored), await work(null)]
  expect(unknown / known).toBeGreaterThan(0.3)
})
