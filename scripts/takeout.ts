import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'

const USAGE = [
  'npm run takeout -- import FILE --agency REF',
  '  FILE is a takeout: the ZIP as it was downloaded, or its address at another Llar.',
  '  REF is the short name of the agency that it comes into, for example portal-vell.',
  '  What came before comes no second time, so it may be run again whenever it was cut off.',
].join('\n')

/** Ends the command with a sentence and a code. */
function leave(sentence: string, code: 1 | 2): never {
  console.error(sentence)
  process.exit(code)
}

/** What was told; an option that we do not know is answered with the way it goes. */
function told() {
  try {
    return parseArgs({ allowPositionals: true, options: { agency: { type: 'string' } } })
  } catch {
    return leave(USAGE, 2)
  }
}

/**
 * `npm run takeout`: brings a takeout into an agency, beside a running server or without one; the
 * sizes of photos follow once it runs.
 */
async function main(): Promise<void> {
  const { values, positionals } = told()
  const [act, file] = positionals
  if (act !== 'import' || !file || !values.agency) leave(USAGE, 2)
  const url = /^https?:\/\//i.test(file)
  if (!url && !statSync(file, { throwIfNoEntry: false })?.isFile())
    leave(`There is no file ${file}.`, 2)
  // Only now: who was told the usage does not wait for the whole server.
  const { openDeps } = await import('../server/deps.ts')
  const { readEnv } = await import('../server/config/env.ts')
  const { getAgencyBySlug } = await import('../server/modules/agency/index.ts')
  const { bringTakeout } = await import('../server/modules/takeout/index.ts')
  const { deps, close } = await openDeps(readEnv(process.env))
  try {
    const agency = await getAgencyBySlug(deps.db, values.agency)
    if (!agency) return leave(`There is no agency ${values.agency}.`, 2)
    const from = url ? { url: file } : { filename: basename(file), path: file }
    const done = await bringTakeout(deps, agency.id, from)
    if (!done) return leave(`Another takeout is on its way into ${values.agency}.`, 1)
    for (const { schema, name, message } of done.issues)
      console.log(`${schema}\t${name}\t${message}`)
    for (const { schema, count, message } of done.absent)
      console.log(`${schema}\t${count} stay\t${message}`)
    for (const { schema, made, known, left } of done.counts)
      console.log(`${schema}: ${made} came, ${known} were here, ${left} could not come`)
    console.log(`${done.source}: ${done.state}`)
    if (done.reason) console.error(done.reason)
    process.exitCode = done.state === 'done' ? 0 : 1
  } finally {
    await close()
  }
}

await main()
