import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { poolerBefore } from '../testing/pooler.ts'
import { onDatabase } from '../testing/postgres.ts'
import { migrate, readMigrations, type Migration } from './migrate.ts'
import { asUsual } from './online.ts'
import { clientConfig, type Connection } from './pool.ts'

const name = `migrate_${process.pid}`
let connection: Connection
let server: pg.Client

beforeAll(async () => {
  const { connection: where } = inject('postgres')
  connection = onDatabase(where, name)
  server = new pg.Client(clientConfig(where))
  await server.connect()
})
beforeEach(async () => {
  await server.query(`drop database if exists ${name} with (force)`)
  await server.query(`create database ${name}`)
})
afterAll(async () => {
  await server.query(`drop database if exists ${name} with (force)`)
  await server.end()
})

const step = (number: string, sql: string): Migration => ({
  name: `${number}_x.sql`,
  sql,
  sha256: sql,
})

async function ask(sql: string): Promise<unknown[]> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  return client
    .query(sql)
    .then(({ rows }) => rows as unknown[])
    .finally(() => client.end())
}

test('each file runs once', async () => {
  const first = [step('0001', 'create table a (n int); insert into a values (1)')]
  expect(await migrate(connection, first)).toEqual(['0001_x.sql'])
  expect(await migrate(connection, [...first, step('0002', 'insert into a values (2)')])).toEqual([
    '0002_x.sql',
  ])
  expect(await ask('select n from a order by n')).toEqual([{ n: 1 }, { n: 2 }])
})

test('a database that takes the connection and then stands still is told of', async () => {
  const line = await poolerBefore(connection, name)
  line.swallow('to_regclass')
  try {
    await expect(
      migrate(line.url, [step('0001', 'select 1')], () => undefined, 200),
    ).rejects.toThrow('takes connections and does not answer')
  } finally {
    await line.close()
  }
})

test('a file that changed after it ran is refused', async () => {
  await migrate(connection, [step('0001', 'select 1')])
  await expect(migrate(connection, [step('0001', 'select 2')])).rejects.toThrow(
    '0001_x.sql was changed',
  )
})

test('a file that fails leaves nothing of itself, and names itself', async () => {
  await expect(
    migrate(connection, [
      step('0001', 'create table a (n int)'),
      step('0002', 'create table b (n int); select wrong'),
    ]),
  ).rejects.toThrow('0002_x.sql')
  expect(await ask("select to_regclass('a') is not null as a, to_regclass('b') as b")).toEqual([
    { a: true, b: null },
  ])
  expect(await ask('select count(*) as n from migration_lease')).toEqual([{ n: 0 }])
})

test('a database that can only be read is left as it is while nothing is missing', async () => {
  const first = step('0001', 'create table a (n int)')
  await migrate(connection, [first])
  await server.query(`alter database ${name} set default_transaction_read_only = on`)
  expect(await migrate(connection, [first])).toEqual([])
  await expect(migrate(connection, [first, step('0002', 'select 1')])).rejects.toThrow('read-only')
  await expect(migrate(connection, [step('0001', 'select 3')])).rejects.toThrow('was changed')
})

test('five at once do it once', async () => {
  const files = [step('0001', 'create table a (n int); select pg_sleep(0.2)')]
  const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(connection, files)))
  expect(ran.flat()).toEqual(['0001_x.sql'])
})

test('the lease of a dead process is waited for, then taken', async () => {
  const first = step('0001', 'select 1')
  await migrate(connection, [first])
  await ask("insert into migration_lease values (1, 'dead', 'infinity')")
  const said: string[] = []
  const ran = await migrate(connection, [first, step('0002', 'select 2')], (words) => {
    said.push(words)
    // Its time is over once it has been waited for, however slow the machine is.
    void ask('update migration_lease set until = clock_timestamp()')
  })
  expect(ran).toEqual(['0002_x.sql'])
  expect(said).toEqual([expect.stringContaining('Another process is migrating')])
})

const online = (number: string, sql: string): Migration => ({
  ...step(number, sql),
  name: `${number}_x.online.sql`,
})
const INDEX = 'create index concurrently a_n on a (n)'

test('an index of a large table is made while others write, and anew where a try was killed', async () => {
  const first = step('0001', 'create table a (n int)')
  await migrate(connection, [first])
  const writer = new pg.Client(clientConfig(connection))
  await writer.connect()
  await writer.query('begin; insert into a values (1)')
  const making = migrate(connection, [first, online('0002', INDEX)])
  // It waits for who wrote before, and holds up nobody who writes now.
  await expect
    .poll(() =>
      ask("select wait_event_type as t from pg_stat_activity where query = '" + INDEX + "'"),
    )
    .toEqual([{ t: 'Lock' }])
  await ask('insert into a values (2)')
  await writer.query('commit')
  expect(await making).toEqual(['0002_x.online.sql'])

  await ask('delete from migration where name like $$0002%$$')
  await ask("update pg_index set indisvalid = false where indexrelid = 'a_n'::regclass")
  await migrate(connection, [first, online('0002', `-- Why.\n${INDEX};`)])
  const valid = "select indisvalid as valid from pg_index where indexrelid = 'a_n'::regclass"
  expect(await ask(valid)).toEqual([{ valid: true }])
  await writer.end()
})

test('a file of indexes has nothing else in it', async () => {
  await expect(migrate(connection, [online('0001', 'create table a (n int)')])).rejects.toThrow(
    '0001_x.online.sql: only "create index concurrently',
  )
})

test('a restore makes them in its one transaction', () => {
  expect([asUsual(online('0002', INDEX)), asUsual(step('0002', INDEX))]).toEqual([
    'create index a_n on a (n)',
    INDEX,
  ])
})

test('who holds a table is waited for in turns, and nobody stands behind for long', async () => {
  const first = step('0001', 'create table a (n int)')
  await migrate(connection, [first])
  const reader = new pg.Client(clientConfig(connection))
  await reader.connect()
  await reader.query('begin; select * from a')
  const adding = migrate(connection, [first, step('0002', 'alter table a add column m int')])
  await expect
    .poll(() =>
      ask(
        "select 1 as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      ),
    )
    .toEqual([{ n: 1 }])
  // Behind the migration, and served as soon as that lets go, though the first still holds the table.
  expect(await ask('select count(*)::int as n from a')).toEqual([{ n: 0 }])
  await reader.query('commit')
  expect(await adding).toEqual(['0002_x.sql'])
  await reader.end()
})

test('the product’s own files are numbered without a double', async () => {
  const names = (await readMigrations()).map((file) => file.name.slice(0, 4))
  expect(names[0]).toBe('0001')
  expect(new Set(names).size).toBe(names.length)
})
