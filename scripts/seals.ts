import { readEnv } from '../server/config/env.ts'
import { hasDatabase, reach } from '../server/db/copy/index.ts'
import { openPool } from '../server/db/pool.ts'
import { renewSeals, standings } from '../server/sealed/index.ts'

/**
 * `npm run seals -- renew`: seals by the first key of each list what another one of it sealed; without
 * `renew` it only counts. Ends with 1 where something opens by no key of the list.
 */
async function main([act]: string[]): Promise<void> {
  if (act !== undefined && act !== 'renew') throw new Error('npm run seals [-- renew]')
  const config = readEnv(process.env)
  if (!hasDatabase(config))
    throw new Error(`There is no database in ${config.dataDir}: start the server first.`)
  const { connection: direct, stop } = await reach(config)
  const { db } = openPool(config.databaseUrl ?? direct, { max: 2 })
  try {
    if (act === 'renew') {
      const { renewed, lost } = await renewSeals(db, config)
      console.log(`${renewed} sealed anew`)
      for (const one of lost) console.log(`opens by no key of the list: ${one}`)
    }
    for (const { setting, now, before, lost } of await standings(db, config)) {
      console.log(
        `${setting}: ${now} by its first key, ${before} by one of before, ${lost} by none`,
      )
      if (lost > 0) process.exitCode = 1
    }
  } finally {
    await db.destroy()
    await stop()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
