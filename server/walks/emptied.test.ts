import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { follow } from '../contract/refs.ts'
import { readRoutes } from '../contract/routes.ts'
import { shapesOf, type StoredColumn } from '../contract/stored/columns.ts'
import { OWN } from '../contract/stored/own-columns.ts'
import { Fit } from '../contract/stored/fit.ts'
import { sql } from '../db/index.ts'
import { withPlans } from '../modules/subscription/subscription.fixture.ts'
import { inTurn } from '../testing/scaled.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { askAll, readsOf, type Answer } from './ask-all.ts'
import { full } from './full.ts'
import { nameOneOf, statementsOf } from '../testing/statements.ts'
import { makeWorld, type World } from './world.ts'

/**
 * A document that lacks what the contract of the day requires (an older version wrote it, or a part
 * became required) costs its own row at most: no reading operation breaks, and no list is missing.
 */
const { contract, routes } = readRoutes()
const shapes = shapesOf(contract)
const reads = readsOf(routes)

let server: TestServer
let world: World
let app: FastifyInstance
let statements: () => string
beforeAll(async () => {
  server = await startTestServer()
  world = await makeWorld(server, 'Emptied')
  await server.runJobs()
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

/** Documents that the world has none of. */
async function fillRest(): Promise<void> {
  const fit = new Fit(contract)
  const doc = (column: StoredColumn) =>
    sql`${JSON.stringify(full(shapes.get(column) ?? {}, contract.$defs, fit))}::jsonb`
  const agency = world.admin.profile.agency_ids[0]
  const fill = [
    sql`insert into inbox_rule (agency_id, doc) values (${agency}, ${doc('inbox_rule.doc')})`,
    sql`
      insert into visit_hours (user_id, agency_id, doc, updated_at)
      values (${world.admin.profile.id}, ${agency}, ${doc('visit_hours.doc')}, now())`,
    sql`update listing set last_shown = public`,
    sql`update offer set arras = ${doc('offer.arras')}`,
    sql`update agenda_event set geo = ${doc('agenda_event.geo')}`,
    sql`update intake_run set undone = ${doc('intake_run.undone')}`,
    sql`insert into intake_touch (run_id, contact_id, before, version)
      select intake_run.id, contact.id, ${doc('intake_touch.before')}, 1 from intake_run, contact`,
    sql`insert into intake_row (run_id, number, id, agency_id, line, name, fate, remarks)
      select id, 1, gen_random_uuid(), agency_id, 2, 'Riu', 'error', '[]' from intake_run`,
    sql`insert into import_conflict (id, agency_id, integration_id, external_id, field, found_at)
      select gen_random_uuid(), ${agency}, integration_id, external_id, 'layout.built', now()
      from import_link`,
    sql`insert into contact_merge (id, agency_id, kept_id, merged_id, before, after, at)
      select gen_random_uuid(), ${agency}, a.id, b.id, ${doc('contact_merge.before')},
        ${doc('contact_merge.after')}, now() from contact a, contact b where a.id < b.id`,
    sql`insert into import_mapping (integration_id, agency_id, header_hash, plan, updated_at)
      select integration_id, agency_id, 'x', ${doc('import_mapping.plan')}, now() from import_run`,
    sql`update import_run set plan = ${doc('import_run.plan')}, status = 'rejected',
      rejection = '{"key": "halved", "params": {"homes": 1, "usual": 9}}'`,
    // A move that asks before it begins, with the list of the other program.
    sql`update move set plan = ${doc('move.plan')}, state = 'planned', ended_at = null,
      question = '{"key": "halved", "params": {"homes": 1, "usual": 9}}'`,
    sql`update move_item set state = 'got', raw = '[{"cod_ofer": 1, "ref": "A-1"}]'`,
    sql`update lead set web = ${doc('lead.web')}`,
    sql`update takeout set contents = '{"counts": {"property": {"Property": 1}}, "withheld": {}}'`,
    sql`update takeout_import set state = 'done', head = '{"origin": "https://a.example",
      "agencyName": "A", "takenAt": "2026-01-01T00:00:00Z", "bytes": 1, "absent": {"Match": 1}}'`,
    sql`insert into fiscal_declaration (valid_from, doc, created_at) values ('2026-01-01', '{}', now())
      on conflict do nothing`,
    sql`insert into fiscal_check (tax_id, checked_at, faults) values ('B57123457', now(), '["1"]')
      on conflict do nothing`,
    sql`update intake_run set failure = '{"key": "stopped"}', status = 'failed'`,
  ]
  for (const statement of fill) await statement.execute(server.db)
  // Only now: in the world everything is free.
  await withPlans(server)
}

/** What reading operations answer this agency's ADMIN, each round from another address. */
const answers = (round: number, asked = reads): Promise<Map<string, Answer>> =>
  askAll(app, asked, world, round, statements)

/** What jobs and writes alone read; all of the world's jobs have run. */
const OF_JOBS = [
  'job.payload',
  'payment_try.fields',
  'push_registration.keys',
  'subscription_card_try.fields',
  'valuation_model.doc',
]

let rounds = 0
let asked = 0
let before: Map<string, Answer>

/** A home without its point, of which generated columns are made: an odd one lies in no database. */
function withoutPoint(text: string | null): string | null {
  const home: unknown = text === null ? null : JSON.parse(text)
  if (!isRecord(home) || !isRecord(home['location'])) return text
  const { geo: _geo, ...location } = home['location']
  return JSON.stringify({ ...home, location })
}

interface Spoiling {
  /** Also where the columns hold nothing. */
  also?: boolean
  /**
   * Every second reader alone, beginning with this one: whoever takes a part for what it is not
   * breaks on any half of the odd values, since each half has what is no list, no object and no number.
   */
  turn?: number
}

/**
 * Reads wherever these columns' tables are read, with the columns written by `next`; puts them back.
 * False: no row was there to be written.
 */
async function walk(
  columns: string[],
  next: (value: unknown) => unknown,
  { also = false, turn }: Spoiling = {},
): Promise<boolean> {
  const undo: (() => Promise<unknown>)[] = []
  const tables = new Set<string>()
  let met = false
  const names = Map.groupBy(
    columns.map((column) => column.split('.')),
    ([table = '']) => table,
  )
  for (const [table, parts] of names) {
    const written = parts.map(([, name = '']) => sql.ref(name))
    // All of a row at once: where it lies changes with each write.
    const write = (at: string, texts: (string | null)[]) =>
      sql<{
        at: string
      }>`
        update ${sql.table(table)}
        set ${sql.join(written.map((ref, nth) => sql`${ref} = ${texts[nth] ?? null}::jsonb`))}
        where ctid = ${at}::tid returning ctid::text as at`.execute(server.db)
    const { rows } = await sql<{
      at: string
      texts: (string | null)[]
    }>`
      select ctid::text as at, array[${sql.join(written.map((ref) => sql`${ref}::text`))}] as texts
      from ${sql.table(table)}
      where ${also} or ${sql.join(
        written.map((ref) => sql`${ref} is not null`),
        sql` or `,
      )}`.execute(server.db)
    for (const { at, texts } of rows) {
      met = true
      const spoiled = texts.map((text) => {
        if (text === null && !also) return null
        const value: unknown = text === null ? null : JSON.parse(text)
        const odd = next(value)
        return text !== null && isDeepStrictEqual(odd, value) ? text : JSON.stringify(odd)
      })
      // A document that has nothing to be replaced is read as it was.
      if (isDeepStrictEqual(spoiled, texts)) continue
      tables.add(table)
      const now = await write(at, spoiled).catch(async (error: { code?: string }) => {
        if (error.code !== '22P02') throw error
        return write(at, spoiled.map(withoutPoint))
      })
      undo.push(async () => {
        const back = await write(now.rows[0]?.at ?? '', texts)
        expect(back.rows, `${table} is as it was`).toHaveLength(1)
      })
    }
  }
  if (undo.length === 0) return met
  rounds += 1
  const after = await answers(
    rounds,
    reads.filter(
      ({ operationId }, at) =>
        nameOneOf(before.get(operationId)?.statements ?? '', [...tables]) &&
        (turn === undefined || inTurn(2, at, turn)),
    ),
  )
  for (const back of undo.reverse()) await back()
  for (const [operation, now] of after) {
    const { status, isList } = before.get(operation) ?? now
    const where = `${operation} over ${columns.join(' ')}`
    expect.soft(now.status === 500, where).toBe(false)
    if (isList) expect.soft(now.status, where).toBe(status)
  }
  asked += after.size
  return true
}

const requiredOf = (column: StoredColumn): string[] =>
  (follow(shapes.get(column) ?? {}, (name) => contract.$defs[name])['required'] ?? []) as string[]
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

it('nothing breaks, and no list is missing, whichever document is empty', async () => {
  before = await answers(rounds)
  expect([...before.values()].filter(({ isList }) => isList).length).toBeGreaterThan(25)
  const unmet: string[] = []
  for (const column of shapes.keys())
    if (!(await walk([column], (value) => (Array.isArray(value) ? [{}] : {})))) unmet.push(column)
  expect(unmet, 'each column has a row to be emptied').toEqual([])
  expect([rounds > 20, asked > 200]).toEqual([true, true])
}, 300_000)

it('nor whichever required part is missing', async () => {
  const columns = [...shapes.keys()]
  const most = Math.max(...columns.map((column) => requiredOf(column).length))
  for (let at = 0; at < most; at += 1) {
    // Of each column another part; of those that need fewer, none.
    const gone = new Set(columns.flatMap((column) => requiredOf(column)[at] ?? []))
    const mine = columns.filter((column) => requiredOf(column)[at] !== undefined)
    await walk(mine, (value) =>
      isRecord(value)
        ? Object.fromEntries(Object.entries(value).filter(([key]) => !gone.has(key)))
        : value,
    )
  }
}, 300_000)

/** `value` with all that lies so many keys and items deep replaced. */
function replaced(value: unknown, depth: number, odd: unknown): unknown {
  if (depth === 0) return odd
  if (Array.isArray(value)) return value.map((item) => replaced(item, depth - 1, odd))
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, part]) => [key, replaced(part, depth - 1, odd)]),
      )
    : value
}

it('nor whatever is of another type: SQL looks at a part before it takes it', async () => {
  const odds = ['0', [null], { V: 'V' }, null]
  for (const depth of [0, 1, 2, 3, 4])
    for (const [at, odd] of odds.entries())
      await walk([...shapes.keys()], (value) => replaced(value, depth, odd), { turn: depth + at })
}, 300_000)

it('nor what only the server knows, of whichever type another version keeps it', async () => {
  for (const table of ['visit_sheet', 'fiscal_record'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(server.db)
  await server.runJobs()
  const unmet = new Set<string>()
  // One by one: what is odd in one column may hide another.
  for (const column of Object.keys(OWN))
    for (const depth of [1, 2]) await walk([column], (value) => replaced(value, depth, null))
  for (const column of Object.keys(OWN))
    for (const [turn, odd] of [{}, [], 0, null, 'V', [null, 'V', {}], { V: 'V' }].entries())
      if (!(await walk([column], () => odd, { also: true, turn }))) unmet.add(column)
  expect([...unmet]).toEqual(OF_JOBS)
}, 300_000)
