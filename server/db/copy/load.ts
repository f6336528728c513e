import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { MIGRATIONS, readMigrations, type Migration } from '../migrate.ts'
import { asUsual } from '../online.ts'
import type { Connection } from '../pool.ts'
import { inOneTransaction } from './ground.ts'
import type { CopiedSequence } from './snapshot.ts'
import { copyOf, quoted, readTables, type CopiedTable } from './tables.ts'

/** What a database is filled with. */
export interface Load {
  migrations: { name: string; sha256: string }[]
  sequences: CopiedSequence[]
  /** Each table that has rows, with them. */
  tables(): AsyncIterable<{ table: CopiedTable; text: AsyncIterable<Buffer> }>
  /** Looks at how many rows came, and puts in place what belongs to them; if it throws, none came. */
  settle(counts: ReadonlyMap<string, number>): Promise<void>
}

/** What cannot be loaded here, in words. */
export class NotLoadable extends Error {
  override name = 'NotLoadable'
}

/** The migrations by which the database came to be that was copied; throws where ours lack one. */
export async function migrationsOf(wanted: Load['migrations']): Promise<Migration[]> {
  const ours = new Map((await readMigrations(MIGRATIONS)).map((file) => [file.name, file]))
  return wanted.map(({ name, sha256 }) => {
    const file = ours.get(name)
    if (file?.sha256 === sha256) return file
    throw new NotLoadable(
      `The back-up was made by a version of Llar that this one does not know (${name}): ` +
        'restore it with that version or a later one',
    )
  })
}

/**
 * Makes the tables as they were and fills them, all in one transaction: whoever is killed, or fails,
 * leaves the database as empty as it was. Foreign keys are taken off and made anew over what came,
 * so that a row whose other half is missing stops it.
 */
export async function load(connection: Connection, given: Load): Promise<void> {
  const files = await migrationsOf(given.migrations)
  await inOneTransaction(connection, 'read committed', async (client) => {
    await refuseUsed(client)
    await makeTables(client, files)
    const tables = await readTables(client)
    const keys = await takeKeysOff(client)
    await clear(client, tables)
    const counts = new Map<string, number>()
    for await (const { table, text } of given.tables()) {
      if (!tables.some(({ name }) => name === table.name))
        throw new NotLoadable(`No migration of the back-up makes its table ${table.name}`)
      const copying = client.query(from(`${copyOf(table)} from stdin`))
      await pipeline(text, copying)
      counts.set(table.name, copying.rowCount)
    }
    for (const { name, last } of given.sequences)
      if (last !== null) await client.query('select setval($1::regclass, $2)', [quoted(name), last])
    await putKeysBack(client, tables, keys)
    await given.settle(counts)
  })
}

async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'S', 'v')
     limit 1`,
  )
  if (rows[0])
    throw new NotLoadable(
      `The database is not empty (it has ${rows[0].name}): give one in which there is nothing`,
    )
}

async function makeTables(client: pg.Client, files: Migration[]): Promise<void> {
  await client.query(`
    create table migration (name text primary key, sha256 text not null,
      at timestamptz not null default now());
    create table migration_lease (id int primary key, holder text not null,
      until timestamptz not null)`)
  for (const file of files) {
    await client.query(asUsual(file))
    await client.query('insert into migration (name, sha256) values ($1, $2)', [
      file.name,
      file.sha256,
    ])
  }
}

/** What migrations put into their tables is in the back-up, too. */
async function clear(client: pg.Client, tables: CopiedTable[]): Promise<void> {
  const names = tables.map(({ name }) => quoted(name))
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

async function takeKeysOff(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
     order by 1, 2`,
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return rows
}

async function putKeysBack(
  client: pg.Client,
  tables: CopiedTable[],
  keys: ForeignKey[],
): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  for (const { name } of tables)
    await client.query(`alter table ${quoted(name)} enable trigger user`)
}
