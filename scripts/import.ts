import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { openDeps } from '../server/deps.ts'
import { readEnv } from '../server/env.ts'
import { getAgencyBySlug } from '../server/modules/agency/index.ts'
import { listItems, runImport, showRun, startImport } from '../server/modules/import/index.ts'

const USAGE = 'npm run import -- kyero FILE --agency REF [--dry-run]\n  REF is the short name of the agency, for example portal-vell.'

/** Ends the command with a sentence and a code. */
function leave(sentence: string, code: 1 | 2): never {
  console.error(sentence)
  process.exit(code)
}

/** `npm run import`: reads a feed into an agency, beside a running server or without one; pictures follow once it runs. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { agency: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  })
  const [provider, file] = positionals
  if (provider !== 'kyero' || !file || !values.agency) leave(USAGE, 2)
  if (!existsSync(file)) leave(`There is no file ${file}.`, 2)
  const { deps, close } = await openDeps(readEnv(process.env))
  try {
    const agency = await getAgencyBySlug(deps.db, values.agency)
    if (!agency) return leave(`There is no agency ${values.agency}.`, 2)
    const feed = { provider, filename: basename(file), source: file, dryRun: values['dry-run'] } as const
    const { id } = await startImport(deps, agency.id, null, feed, { queued: false })
    await runImport(deps, id)
    const run = await showRun(deps, agency.id, id, 'es')
    const { items } = await listItems(deps, agency.id, id, { actions: [], withIssues: true }, undefined, 100, 'es')
    for (const item of items) for (const issue of item.issues) console.log(`${item.externalId}\t${issue.field}\t${issue.message}`)
    console.log(`${run.status}${run.dryRun ? ' (dry run)' : ''}: ${Object.entries(run.totals).map(([name, n]) => `${name} ${n}`).join(', ')}`)
    if (run.rejectedReason) console.error(run.rejectedReason)
    process.exitCode = run.status === 'done' ? 0 : 1
  } finally {
    await close()
  }
}

await main()
