import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditFile } from './generate/audit.ts'
import { commandTypeFile, commandsFile } from './generate/commands/index.ts'
import { generateClient } from './generate/client.ts'
import { lintContract, type Contract } from './generate/contract.ts'
import { generateFields } from './generate/fields/index.ts'
import { generateForms } from './generate/forms.ts'
import { offlineFile } from './generate/offline.ts'
import { GENERATED, ROOT } from './generate/paths.ts'
import { readContract } from './generate/read-contract.ts'
import { routesFile } from './generate/server-routes.ts'
import { operationsFile, routeTypeFile } from './generate/server-types.ts'
import { differenceOf, swap } from './generate/swap.ts'
import { toolTypeFile, toolsFile } from './generate/tools/index.ts'

/** Writes everything that follows from the contract into `fresh`. */
async function made(contract: Contract, fresh: string, scratch: string): Promise<void> {
  writeFileSync(
    join(fresh, 'server', 'routes.json'),
    `${JSON.stringify(routesFile(contract), null, 1)}\n`,
  )
  writeFileSync(join(fresh, 'server', 'operations.ts'), operationsFile(contract))
  writeFileSync(join(fresh, 'server', 'route-type.ts'), routeTypeFile())
  writeFileSync(join(fresh, 'audit.ts'), auditFile(contract))
  mkdirSync(join(fresh, 'offline'))
  writeFileSync(join(fresh, 'offline', 'table.ts'), offlineFile(contract))
  mkdirSync(join(fresh, 'cli'))
  writeFileSync(join(fresh, 'cli', 'command-type.ts'), commandTypeFile())
  writeFileSync(join(fresh, 'cli', 'commands.json'), commandsFile(contract))
  mkdirSync(join(fresh, 'mcp'))
  writeFileSync(join(fresh, 'mcp', 'tool-type.ts'), toolTypeFile())
  writeFileSync(join(fresh, 'mcp', 'tools.json'), toolsFile(contract))
  generateFields(contract, join(fresh, 'fields'))
  await generateClient(contract, fresh)
  await generateForms(contract, join(fresh, 'forms'), scratch)
}

/**
 * `npm run generate`: openapi/ → generated/. Everything is made beside the folder first, then only
 * what differs is replaced; a fault leaves generated/ as it was. `--check` changes nothing and
 * fails on a difference.
 */
async function generate(check: boolean): Promise<number> {
  const started = performance.now()
  const fresh = join(ROOT, `generated.new${process.pid}`)
  const scratch = join(ROOT, 'node_modules', '.cache', `forms-${process.pid}`)
  try {
    mkdirSync(join(fresh, 'server'), { recursive: true })
    const contract = await readContract(join(fresh, 'openapi.json'))
    // Both to their end: the lint knows the place of what the generators only stumble over.
    const [linted, written] = await Promise.allSettled([
      lintContract(),
      made(contract, fresh, scratch),
    ])
    for (const outcome of [linted, written]) if (outcome.status === 'rejected') throw outcome.reason
    const difference = differenceOf(fresh, GENERATED)
    const count = difference.changed.length + difference.gone.length
    if (check) {
      for (const file of [...difference.changed, ...difference.gone])
        console.error(`generated/${file} is not what openapi/ makes: run npm run generate`)
      return count === 0 ? 0 : 1
    }
    swap(fresh, GENERATED, difference)
    console.log(
      `generated/ is up to date: ${difference.changed.length} written, ` +
        `${difference.gone.length} removed, ` +
        `${((performance.now() - started) / 1000).toFixed(1)} s`,
    )
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(scratch, { recursive: true, force: true })
  }
}

process.exitCode = await generate(process.argv.includes('--check'))
