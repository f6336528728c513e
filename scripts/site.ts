import { openDeps } from '../server/deps.ts'
import { readEnv } from '../server/config/env.ts'
import { runSite } from '../server/modules/site/index.ts'

/**
 * The word of the portal's operator on websites of agencies. `list` names them with how they stand,
 * `suspend` takes one off the net with a reason, which its ADMINs are mailed, `restore` gives it
 * back as it was. Beside a running server or without one.
 */
async function main(): Promise<void> {
  const { deps, close } = await openDeps(readEnv(process.env))
  try {
    const { lines, code } = await runSite(process.argv.slice(2), deps)
    for (const line of lines) (code === 0 ? console.log : console.error)(line)
    process.exitCode = code
  } finally {
    await close()
  }
}

await main()
