import { openDeps } from '../server/deps.ts'
import { readEnv } from '../server/config/env.ts'
import { readStalled, takeUpDead } from '../server/jobs/stalled.ts'

const USAGE = `npm run jobs -- [again [KIND]]
  Shows which jobs are dead or wait for what is away; with "again" the dead (of that kind) are taken up again.`

/** `npm run jobs`: what the queue could not do, and a second chance for it; beside a running server or without one. */
async function main(): Promise<void> {
  const [act, kind = null] = process.argv.slice(2)
  if (act !== undefined && act !== 'again') {
    console.error(USAGE)
    process.exit(2)
  }
  const { deps, close } = await openDeps(readEnv(process.env))
  try {
    if (act === 'again') console.log(`${await takeUpDead(deps.db, kind)} jobs are taken up again.`)
    const stalled = await readStalled(deps.db)
    if (stalled.length === 0) console.log('No job is dead or waits for what is away.')
    for (const { kind: name, state, outage, count, error } of stalled)
      console.log(
        [count, name, state === 'dead' ? 'dead' : `waiting for ${outage}`, error ?? ''].join('\t'),
      )
  } finally {
    await close()
  }
}

await main()
