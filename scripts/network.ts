import { openDeps } from '../server/deps.ts'
import { readEnv } from '../server/config/env.ts'
import { runNetwork } from '../server/modules/network/index.ts'

/**
 * The word of the site's operator on networks of agencies: those of kind API, ABSI and APIW share
 * nothing before it. `list` names all networks with their ids, `approve` lets one share, `stop`
 * takes that back at once. Beside a running server or without one.
 */
async function main(): Promise<void> {
  const { deps, close } = await openDeps(readEnv(process.env))
  try {
    const { lines, code } = await runNetwork(process.argv.slice(2), deps)
    for (const line of lines) (code === 0 ? console.log : console.error)(line)
    process.exitCode = code
  } finally {
    await close()
  }
}

await main()
