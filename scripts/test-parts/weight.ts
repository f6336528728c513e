import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, type Result } from '../part.ts'
import { LIMITS, routeSizes } from '../sizes.ts'
import { tooHeavy } from './weight/too-heavy.ts'

export const name = 'weight of pages'
export const cores = 1

/**
 * No public page of the build brings more script on a first visit than it may (decision 24). What
 * the desk should weigh is a target of the bench.
 */
export async function run(): Promise<Result> {
  if (!existsSync(join(ROOT, 'dist', 'client'))) {
    console.error('There is no build: run this together with the part "build".')
    return { passed: 0, failed: 1 }
  }
  const sizes = routeSizes()
  const faults = tooHeavy(sizes, { public: LIMITS['public'] ?? 0 })
  if (faults.length > 0) console.error(faults.map((fault) => `- ${fault}`).join('\n'))
  return { passed: sizes.length - faults.length, failed: faults.length }
}
