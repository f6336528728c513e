import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction, sql } from '../db/index.ts'
import { ServiceAway } from '../ports/away.ts'
import { CalendarFailure } from '../ports/calendar/index.ts'
import { poolerBefore } from '../testing/pooler.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { drain } from './drain.ts'
import { registerJob } from './index.ts'
import { byKind, runNext, TRIES, type JobContext } from './run.ts'
import { startWorkers } from './worker.ts'
import { readStalled, stalledTeller, takeUpDead } from './stalled.ts'

const log = { warn: vi.fn(), debug: vi.fn(), info: vi.fn(), error: vi.fn() }
const full = Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC', syscall: 'write' })
const answered = (code: string): Error =>
  Object.assign(new Error(`PostgreSQL ${code}`), { code, severity: 'ERROR' })
const rigs: TestDeps[] = []
let server: TestDeps
let done: number
let fault: Error | null

const bench = (): JobContext => ({
  deps: server.deps,
  definitions: byKind([
    registerJob('note', async () => {
      if (fault) throw fault
      done += 1
    }),
  ]),
  log: log as unknown as JobContext['log'],
})
const add = () => inTransaction(server.deps.db, (trx) => server.deps.jobs.add(trx, 'note', {}))
async function takeAgain(): Promise<boolean> {
  await sql`update job set run_at = now()`.execute(server.deps.db)
  return runNext(bench())
}
const row = () =>
  server.deps.db
    .selectFrom('job')
    .select(['state', 'outage', 'error', sql<number>`attempts - put_back`.as('tries')])
    .select(sql<number>`extract(epoch from run_at - now())::float`.as('wait'))
    .executeTakeFirst()

beforeEach(async () => {
  vi.clearAllMocks()
  ;[done, fault] = [0, null]
  server = await testDeps()
  rigs.push(server)
  await server.deps.db.deleteFrom('job').execute()
})
afterAll(async () => {
  for (const one of rigs) await one.close()
})

test.each([
  ['storage', full],
  ['storage', new Error('while it wrote', { cause: full })],
  ['mail', new ServiceAway('mail', 'SMTP ECONNECTION')],
  ['files', new ServiceAway('files', 'The file store answered 503')],
  ['calendar', new CalendarFailure('down', 'Google answered 503')],
  ['database', answered('55P03')],
  ['database', answered('57014')],
  ['database', new Error('while it wrote', { cause: answered('57P01') })],
  ['database', new Error('Connection terminated unexpectedly')],
  ['database', new Error('Query read timeout')],
  ['database', new Error('received invalid response: 0')],
  ['database', new AggregateError([new Error('odd'), answered('55P03')], '2 were not drawn')],
  ['storage', new AggregateError([full], '1 was not drawn')],
])('while %s is away no try is counted, and the work is done afterwards', async (name, error) => {
  await add()
  fault = error
  for (let run = 0; run < 3 * TRIES; run += 1) expect(await takeAgain()).toBe(true)
  expect(await row()).toMatchObject({
    state: 'ready',
    outage: name,
    tries: 0,
    error: error.message,
  })
  expect((await row())?.wait).toBeGreaterThan(200) // it has grown
  expect((await row())?.wait).toBeLessThan(400) // and has an end
  expect(await drain(bench())).toBe(0) // command lines do not wait for it
  fault = null
  await takeAgain()
  expect([done, await row()]).toEqual([1, undefined])
})

test('a mail is tried for five days, then dead, told to the log, and an operator takes it up again', async () => {
  await add()
  fault = new ServiceAway('mail', 'SMTP ECONNECTION')
  await takeAgain()
  await sql`update job set outage_since = now() - interval '4 days'`.execute(server.deps.db)
  await takeAgain()
  expect(await row()).toMatchObject({ state: 'ready' })
  await sql`update job set outage_since = now() - interval '5 days'`.execute(server.deps.db)
  await takeAgain()
  expect(await row()).toMatchObject({ state: 'dead', outage: 'mail' })
  expect(log.error).toHaveBeenCalledOnce()
  expect(await readStalled(server.deps.db)).toEqual([
    { kind: 'note', state: 'dead', outage: 'mail', count: 1, error: 'SMTP ECONNECTION' },
  ])
  fault = null
  expect(await takeUpDead(server.deps.db, 'other')).toBe(0)
  expect(await takeUpDead(server.deps.db, null)).toBe(1)
  await runNext(bench())
  expect([done, await row()]).toEqual([1, undefined])
})

test('an address that the mail server puts off is tried for a day, and less and less often', async () => {
  await add()
  const later = new ServiceAway('mail', 'SMTP EENVELOPE 450 RCPT TO', { oneAddress: true })
  const since = (hours: number) =>
    sql`update job set outage_since = now() - make_interval(hours => ${hours})`.execute(
      server.deps.db,
    )
  fault = later
  for (let run = 0; run < 3 * TRIES; run += 1) await takeAgain()
  expect(await row()).toMatchObject({ state: 'ready', outage: 'address', tries: 0 })
  expect((await row())?.wait).toBeGreaterThan(1800)
  await since(25)
  await takeAgain()
  expect(await row()).toMatchObject({ state: 'dead', outage: 'address' })
  // Where the mail server was away before, its time does not count against the address.
  await takeUpDead(server.deps.db, null)
  fault = new ServiceAway('mail', 'SMTP ECONNECTION')
  await takeAgain()
  await since(100)
  fault = later
  for (let run = 0; run < 3; run += 1) await takeAgain()
  expect(await row()).toMatchObject({ state: 'ready', outage: 'address' })
})

test('a full disk that takes no note of a run counts no try either', async () => {
  await add()
  await sql`create function disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(
    server.deps.db,
  )
  await sql`create trigger disk_full before update on job for each row
    when (new.put_back > old.put_back) execute function disk_full()`.execute(server.deps.db)
  fault = full
  for (let run = 0; run < 2 * TRIES; run += 1)
    await expect(takeAgain()).rejects.toThrow('No space left')
  await sql`drop trigger disk_full on job`.execute(server.deps.db)
  await takeAgain()
  expect(await row()).toMatchObject({ state: 'ready', tries: 0, outage: 'storage' })
  fault = null
  await takeAgain()
  expect([done, await row()]).toEqual([1, undefined])
})

test('a job that is put aside keeps the last error', async () => {
  await add()
  fault = new Error('no')
  await takeAgain()
  await sql`update job set attempts = ${TRIES + 1}`.execute(server.deps.db)
  expect(await takeAgain()).toBe(false)
  expect(await row()).toMatchObject({ state: 'dead', error: 'no' })
})

test('a line to somebody else that breaks is a try: it may be the job that is wrong', async () => {
  await add()
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' })
  fault = new Error('fetch failed', { cause })
  await takeAgain()
  expect(await row()).toMatchObject({ outage: null, tries: 1 })
})

test('an error of its own is a try, also between outages', async () => {
  await add()
  for (let run = 0; run < TRIES; run += 1) {
    fault = full
    await takeAgain()
    fault = new Error('no')
    await takeAgain()
  }
  expect(await row()).toMatchObject({ state: 'dead', outage: null, tries: TRIES, error: 'no' })
})

test('the log says how many jobs are dead or wait, once until that changes', async () => {
  await add()
  await add()
  fault = full
  await takeAgain()
  await runNext(bench())
  await sql`update job set state = 'dead' where id = (select id from job limit 1)`.execute(
    server.deps.db,
  )
  log.warn.mockClear()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1)
  const tell = stalledTeller(bench())
  await tell()
  await tell()
  clock.mockReturnValue(60_002)
  await tell()
  clock.mockRestore()
  expect(log.warn.mock.calls).toEqual([
    [{ dead: 1, postponed: { storage: 1 } }, 'jobs are dead or wait for what is away'],
  ])
})

test('work is done though nobody answers who listens for it', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    server.deps.db,
  )
  const line = await poolerBefore(server.connection, rows[0]?.name ?? '')
  line.swallow('listen ')
  await add()
  const workers = startWorkers(bench(), line.url, 1)
  try {
    await expect.poll(() => done).toBe(1)
    // Whoever has nothing left to do sleeps until somebody calls.
    await add()
    await expect.poll(() => done).toBe(2)
  } finally {
    await line.close()
    await workers.stop()
  }
})
