import { readFileSync } from 'node:fs'
import { BREAKS, current, earlier, unsettled, writtenBreaks } from '../contract/breaks.ts'
import { diffContracts } from '../contract/diff.ts'
import type { Result } from '../part.ts'

export const name = 'breaks of the contract'
export const cores = 1

/** Nothing that others have built on is broken unless the break is written down with its reason. */
export async function run(): Promise<Result> {
  const faults = unsettled(
    diffContracts(await earlier(), current()),
    writtenBreaks(readFileSync(BREAKS, 'utf8')),
  )
  for (const fault of faults) console.error(fault)
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length }
}
