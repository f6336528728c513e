import { statfs } from 'node:fs/promises'
import { readEnv } from '../server/config/env.ts'
import { hasDatabase, reach } from '../server/db/copy/index.ts'
import { openPool } from '../server/db/pool.ts'
import { examine } from '../server/doctor/index.ts'
import { filesOf } from '../server/ports/files/of-settings.ts'

const MARKS = { ok: 'ok   ', note: 'note ', bad: 'BAD  ' }

/** `npm run doctor`: what is well, what is not and what to do; ends with 1 where something is bad. */
async function main(): Promise<void> {
  const config = readEnv(process.env)
  if (!hasDatabase(config))
    throw new Error(`There is no database in ${config.dataDir}: start the server first.`)
  const { connection: direct, stop } = await reach(config)
  const { db } = openPool(config.databaseUrl ?? direct, { max: 2 })
  try {
    const room = async (folder: string): Promise<number> => {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    }
    const patient = { config, db, direct, room, files: filesOf(config), now: () => new Date() }
    for await (const { name, state, words, remedy } of examine(patient)) {
      console.log(`${MARKS[state]}${name}: ${words}`)
      if (remedy) console.log(`     → ${remedy}`)
      if (state === 'bad') process.exitCode = 1
    }
  } finally {
    await db.destroy()
    await stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
