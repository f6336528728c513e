import { openDeps } from '../server/deps.ts'
import { readEnv } from '../server/config/env.ts'
import type { Deps } from '../server/contract/deps.ts'

/**
 * Runs a word of the operator that a module knows: its lines are printed, its code is the command's.
 * Beside a running server or without one.
 */
export async function operatorSays(
  run: (args: string[], deps: Deps) => Promise<{ lines: string[]; code: number }>,
): Promise<void> {
  const { deps, close } = await openDeps(readEnv(process.env))
  try {
    const { lines, code } = await run(process.argv.slice(2), deps)
    for (const line of lines) (code === 0 ? console.log : console.error)(line)
    process.exitCode = code
  } finally {
    await close()
  }
}
