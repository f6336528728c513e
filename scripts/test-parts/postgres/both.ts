import { rmSync } from 'node:fs'
import pg from 'pg'
import { startEmbedded } from '../../../server/db/embedded/index.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { clientConfig, type Connection } from '../../../server/db/pool.ts'
import { runStatement } from '../../../server/db/statement.ts'
import { memoryFolder } from '../../../server/testing/memory-folder.ts'
import { onDatabase } from '../../../server/testing/postgres.ts'
import type { Catalogue } from './asks.ts'
import { catalogueOf } from './catalogue.ts'

/** What a PostgreSQL said to each statement: `null` where it takes it, else why not. */
interface Heard {
  said: (string | null)[]
  catalogue: Catalogue
}

/**
 * Puts statements before another PostgreSQL and the embedded one, both with our tables: each parses
 * them and looks up every table, column, function, operator and type, and runs none. `taken`: how
 * many the other takes; `refused`: what it does not take and the embedded one does. What neither
 * takes is no query (`begin`), or asks about a table that its test made.
 */
export async function heardByBoth(
  url: string,
  statements: readonly string[],
): Promise<{ taken: number; refused: string[]; catalogue: Catalogue }> {
  const folder = memoryFolder('llar-both-')
  const embedded = await startEmbedded(folder, { volatile: true })
  try {
    const [ours, theirs] = await Promise.all(
      [embedded.connection, url].map((one) => onTables(one, statements)),
    )
    if (!ours || !theirs) throw new Error('one of the two did not answer')
    const refused = statements.flatMap((statement, at) =>
      ours.said[at] === null && theirs.said[at] !== null
        ? [`${theirs.said[at]}: ${statement.slice(0, 300)}`]
        : [],
    )
    const taken = theirs.said.filter((one) => one === null).length
    return { taken, refused, catalogue: theirs.catalogue }
  } finally {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Asks in a database of its own with our tables, gone afterwards. */
async function onTables(server: Connection, statements: readonly string[]): Promise<Heard> {
  const name = `llar_both_${process.pid}`
  await runStatement(server, `create database ${name}`)
  const client = new pg.Client(clientConfig(onDatabase(server, name)))
  try {
    await migrate(onDatabase(server, name))
    await client.connect()
    const said: (string | null)[] = []
    for (const statement of statements)
      said.push(
        await client.query(`prepare heard as ${statement}`).then(
          () => client.query('deallocate heard').then(() => null),
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        ),
      )
    return { said, catalogue: await catalogueOf(client) }
  } finally {
    await client.end()
    await runStatement(server, `drop database if exists ${name} with (force)`)
  }
}
