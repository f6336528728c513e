import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { HttpError } from '../server/contract/errors.ts'
import { openDeps } from '../server/deps.ts'
import { readEnv } from '../server/config/env.ts'
import { getAgencyBySlug } from '../server/modules/agency/index.ts'
import {
  isFeedFormat,
  listItems,
  runImport,
  showRun,
  startImport,
} from '../server/modules/import/index.ts'

const USAGE = [
  'npm run import -- [FORMAT] FILE --agency REF [--source NAME] [--dry-run] [--confirm]',
  '  FORMAT: kyero, idealista, inmovilla_web, inmovilla_export, resales or reso; without it the file tells.',
  '  REF is the short name of the agency, for example portal-vell.',
  "  NAME is the feed's source; needed when the agency has several. A name that none has makes one.",
  '  --confirm takes a file that the gate only asks about: homes of the source that it lacks are withdrawn.',
].join('\n')

/** Ends the command with a sentence and a code. */
function leave(sentence: string, code: 1 | 2): never {
  console.error(sentence)
  process.exit(code)
}

/** What the house does not take, said as the screens would. */
function refused(error: unknown): never {
  if (error instanceof HttpError) leave(Object.values(error.body).join('\n'), 2)
  throw error
}

/**
 * `npm run import`: reads a feed into an agency, beside a running server or without one; pictures
 * follow once it runs.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      agency: { type: 'string' },
      source: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      confirm: { type: 'boolean', default: false },
    },
  })
  const file = positionals.at(-1)
  const provider = positionals.length > 1 ? positionals[0] : undefined
  if (!file || !values.agency || positionals.length > 2) leave(USAGE, 2)
  if (provider !== undefined && !isFeedFormat(provider)) leave(USAGE, 2)
  if (!existsSync(file)) leave(`There is no file ${file}.`, 2)
  const { deps, close } = await openDeps(readEnv(process.env))
  try {
    const agency = await getAgencyBySlug(deps.db, values.agency)
    if (!agency) return leave(`There is no agency ${values.agency}.`, 2)
    const feed = {
      provider,
      filename: basename(file),
      source: file,
      dryRun: values['dry-run'],
      confirmed: values.confirm,
      choice: { sourceName: values.source },
    } as const
    const id = await startImport(deps, agency.id, null, feed, { queued: false }).catch(refused)
    await runImport(deps, id)
    const run = await showRun(deps, agency.id, id, 'es')
    if (run.status === 'uploaded')
      return void console.log(
        `Another import of ${run.sourceName} is under way: the server reads this one after it.`,
      )
    const { items } = await listItems(
      deps,
      agency.id,
      id,
      { actions: [], withIssues: true, waiting: false },
      undefined,
      100,
      'es',
    )
    for (const item of items)
      for (const issue of item.issues)
        console.log(`${item.externalId}\t${issue.field}\t${issue.message}`)
    console.log(
      `${run.sourceName}: ${run.status}${run.dryRun ? ' (dry run)' : ''}: ${Object.entries(
        run.totals,
      )
        .map(([name, n]) => `${name} ${n}`)
        .join(', ')}, waiting ${run.waiting}`,
    )
    if (run.rejectedReason) console.error(run.rejectedReason)
    process.exitCode = run.status === 'done' ? 0 : 1
  } finally {
    await close()
  }
}

await main()
