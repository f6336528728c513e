import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import type { Property } from '../../generated/model/index.ts'
import { readRoutes, type JsonSchema } from '../contract/routes.ts'
import { sql } from '../db/index.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { plainColumns, type PlainColumn } from '../../scripts/contract/plain-columns.ts'
import { askAll, readsOf } from './ask-all.ts'
import { nameOneOf, statementsOf } from '../testing/statements.ts'
import { makeWorld, type World } from './world.ts'

/**
 * A later version has stored a value of an enumeration, in a column of its own, that this one knows
 * nothing of: every reading operation, the acts that look at codes, and every job come through.
 */
const { contract } = readRoutes()
const UNKNOWN = 'later'
/** Whether a schema is an enumeration, a list of one, or one of its alternatives is. */
function isCode(schema: JsonSchema = {}): boolean {
  const { $ref, items, anyOf = [] } = schema as { [key in '$ref' | 'items' | 'anyOf']?: never }
  const parts = [items, ...(anyOf as JsonSchema[])].filter((part) => part !== undefined)
  const named =
    $ref === undefined ? undefined : contract.$defs[String($ref).split('/').at(-1) ?? '']
  return Array.isArray(schema['enum']) || [named, ...parts].some((part) => part && isCode(part))
}
const held = ({ holds, key }: PlainColumn): JsonSchema | undefined => {
  const schema = contract.$defs[holds] as JsonSchema | undefined
  const properties = schema?.['properties'] as Record<string, JsonSchema> | undefined
  return key === undefined ? schema && { enum: schema['enum'] } : properties?.[key]
}
/** Roles are what the database itself guards: whoever has none may nothing. */
const COLUMNS = [
  ...new Set(
    plainColumns(Object.keys(contract.$defs))
      .filter((column) => isCode(held(column)))
      .map(({ column }) => column),
  ),
].filter((column) => column !== 'app_user.role')

let server: TestServer
let world: World
let app: FastifyInstance
let statements: () => string
let home: Property
beforeAll(async () => {
  server = await startTestServer()
  world = await makeWorld(server, 'Codes')
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`.execute(server.db)
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(server.db)
  for (const table of ['visit_sheet', 'fiscal_record'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(server.db)
  await fillRest()
  app = await buildApp(
    { ...server.deps, config: { ...server.deps.config, exactReplies: false } },
    { withPages: false },
  )
  statements = statementsOf(server.pool)
}, 300_000)
afterAll(async () => {
  await app.close()
  await server.close()
})

/** An owner who wants to hear what visitors said. */
async function fillRest(): Promise<void> {
  const { token } = world.admin
  const params = { id: idOf('getProperty') }
  home = (await server.call('getProperty', { token, params })).body as Property
  await server.call('updateProperty', {
    token,
    params,
    body: {
      version: home.version,
      mandate: {
        startsOn: '2020-01-01',
        endsOn: '2099-01-01',
        owners: [{ name: 'Catalina', email: 'owner@rig.example' }],
      },
    },
  })
}
const routeOf = (operation: string) => {
  const found = server.routes.find(({ operationId }) => operationId === operation)
  if (!found) throw new Error(`${operation} is gone`)
  return found
}

const idOf = (operation: string): string => world.paramsOf(routeOf(operation))['id'] ?? ''

const tableOf = (column: string): string => column.split('.')[0] ?? ''

/** Writes the unknown value everywhere in a column, and gives back how to undo it; null: it has no row. */
async function spoil(column: string): Promise<(() => Promise<void>) | null> {
  const [table = '', name = ''] = column.split('.')
  const shape = await sql<{ type: string }>`
    select format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attname = ${name}`.execute(server.db)
  const { type } = shape.rows[0] ?? { type: 'text' }
  const as = sql.raw(type)
  const next = type.endsWith('[]') ? `{${UNKNOWN}}` : UNKNOWN
  const { rows } = await sql<{ at: string; value: string | null }>`
    update ${sql.table(table)} as it set ${sql.ref(name)} = cast(${next} as ${as})
    from (select ctid as place, ${sql.ref(name)}::text as value from ${sql.table(table)}) as old
    where it.ctid = old.place returning it.ctid::text as at, old.value`.execute(server.db)
  if (rows.length === 0) return null
  return async () => {
    await sql`update ${sql.table(table)} as it set ${sql.ref(name)} = cast(old.value as ${as})
      from unnest(${rows.map(({ at }) => at)}::tid[], ${rows.map(({ value }) => value)}::text[])
      as old (place, value) where it.ctid = old.place`.execute(server.db)
    // What was changed in between lies elsewhere by now.
    const [{ value } = { value: null }] = rows
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = cast(${value} as ${as})
      where ${sql.ref(name)}::text in (${UNKNOWN}, ${`{${UNKNOWN}}`})`.execute(server.db)
  }
}

/** Where the records stand before they are acted on. */
async function standing(): Promise<void> {
  for (const statement of [
    sql`update property set status = 'active', substatus = null where id = ${home.id}`,
    sql`update demand set status = 'SEARCH' where id = ${idOf('getDemand')}`,
    sql`update offer set state = 'draft', stage = null`,
  ])
    await statement.execute(server.db)
}

let round = 0

/** What breaks of what somebody reads, whichever code is unknown, and how much was asked. */
async function readAs(admin: Person): Promise<{ faults: string[]; rounds: number; asked: number }> {
  const [person, first] = [{ ...world, admin }, round]
  const before = await askAll(app, readsOf(server.routes), person, round, statements)
  const readersOf = (table: string) =>
    readsOf(server.routes).filter(({ operationId }) => {
      const { status = 0, statements: said = '' } = before.get(operationId) ?? {}
      return status !== 403 && nameOneOf(said, [table])
    })
  const faults: string[] = []
  let asked = 0
  for (const column of COLUMNS) {
    const readers = readersOf(tableOf(column))
    const undo = readers.length > 0 ? await spoil(column) : null
    if (!undo) continue
    round += 1
    const after = await askAll(app, readers, person, round, statements)
    await undo()
    asked += after.size
    for (const [operation, { status }] of after)
      if (status === 500 || (before.get(operation)?.isList && status !== 200))
        faults.push(`${column}: ${operation} ${status}`)
  }
  return { faults, rounds: round - first, asked }
}

it('nothing that reads breaks, and no list is missing, whichever code is unknown', async () => {
  expect(COLUMNS.length).toBeGreaterThan(60)
  const { faults, rounds, asked } = await readAs(world.admin)
  expect([faults, rounds > 40, asked > 400]).toEqual([[], true, true])
})

it('nor what the rental programme reads: who fits a file of other rules is not told', async () => {
  const { faults, asked } = await readAs(await server.register({ role: 'LLOGUER_SEGUR' }))
  const OF_FILE = ['side', 'island', 'state'].map((code) => `rental_file.${code}`)
  expect(faults.toSorted()).toEqual(OF_FILE.map((at) => `${at}: listRentalMatches 503`).toSorted())
  expect(asked).toBeGreaterThan(40)
})

/** Acts that look at where something stands, and those that write to somebody of it. */
const acts = (version: (operation: string) => number): [string, object][] => [
  ['duplicateProperty', {}],
  ['changeProperties', { ids: [home.id], status: 'withdrawn', addTags: ['x'] }],
  ['changePropertyStatus', { version: version('getProperty'), status: 'withdrawn' }],
  ['publishProperty', { version: version('getProperty') }],
  ['changeDemands', { ids: [idOf('getDemand')], status: 'CANCEL', reason: 'other' }],
  ['changeDemandStatus', { version: version('getDemand'), status: 'SEARCH', reason: 'other' }],
  ['stepOffer', { version: version('getOffer'), act: 'send' }],
  ['stepOffer', { version: version('getOffer'), act: 'accept' }],
  [
    'saveVisitFeedback',
    { propertyId: home.id, interest: 4, likes: ['light'], shareWithOwner: true },
  ],
  [
    'createLead',
    {
      propertyId: home.id,
      firstName: 'Klaus',
      email: 'klaus@rig.example',
      message: 'Hallo',
      preferredContact: 'PHONE',
      consent: true,
    },
  ],
  ['archiveProperty', {}],
]

/** What each act asked of the database where no column was spoiled. */
const asked: string[] = []

/**
 * Acts, with a column spoiled or none, and runs the jobs; answers what broke. An act that never asks
 * for the column's table has nothing odd to meet.
 */
async function actWith(column: string | null): Promise<string[]> {
  const faults: string[] = []
  await standing()
  const undo = column && (await spoil(column))
  const versions = new Map<string, number>()
  for (const operation of ['getProperty', 'getDemand', 'getOffer']) {
    const table = operation.slice(3).toLowerCase()
    const { rows } = await sql<{
      version: number
    }>`select version from ${sql.table(table)} where id = ${idOf(operation)}`.execute(server.db)
    versions.set(operation, rows[0]?.version ?? 0)
  }
  statements()
  for (const [at, [operation, body]] of acts((name) => versions.get(name) ?? 0).entries()) {
    if (column && !nameOneOf(asked[at] ?? '', [tableOf(column)])) continue
    const route = routeOf(operation)
    const reply = await app.inject({
      method: route.method as 'POST',
      url: route.url.replaceAll(
        /:(\w+)/g,
        (_all, name: string) => world.paramsOf(route)[name] ?? '',
      ),
      headers: { authorization: `Bearer ${world.admin.token}` },
      remoteAddress: `10.2.${COLUMNS.indexOf(column ?? '') + 1}.1`,
      payload: body,
    })
    if (reply.statusCode === 500) faults.push(`${column}: ${operation}`)
    if (!column) asked.push(statements())
  }
  // What these acts wrote, too, before it is mailed.
  const rest = column && (await spoil(column))
  await server.runJobs()
  if (rest) await rest()
  if (undo) await undo()
  return faults
}

it('nor what acts, nor any job, and what it could not do is told in words', async () => {
  const faults = await actWith(null)
  const said = [...asked, statements()].join('\n')
  const concerned = COLUMNS.filter((column) => nameOneOf(said, [tableOf(column)]))
  expect(concerned.length).toBeGreaterThan(20)
  for (const column of concerned) faults.push(...(await actWith(column)))
  const dead = await server.db
    .selectFrom('job')
    .select(['kind', 'error'])
    .where('state', '=', 'dead')
    .execute()
  expect([faults, dead]).toEqual([[], []])
})
