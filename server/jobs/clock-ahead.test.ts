import { afterAll, beforeEach, expect, test } from 'vitest'
import { countTry } from '../contract/rate-limit/rate-limit.ts'
import { sql, uuidv7 } from '../db/index.ts'
import { hostBreaker } from '../ports/fetch/breaker.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { registerJob } from './index.ts'
import { byKind, runNext, type JobContext } from './run.ts'
import { addScheduled, takeBackAhead } from './schedule.ts'

// What a host leaves behind that started with a clock a year ahead, before the net set it right.
const rigs: TestDeps[] = []
let server: TestDeps
let done: string[]
const bench = (everyMinutes = 60): JobContext => ({
  deps: server.deps,
  definitions: byKind(
    ['tick', 'note'].map((kind) =>
      registerJob(kind, async () => void done.push(kind), {
        ...(kind === 'tick' && { everyMinutes }),
      }),
    ),
  ),
  log: Object.fromEntries(
    ['warn', 'debug', 'info', 'error'].map((name) => [name, () => undefined]),
  ) as unknown as JobContext['log'],
})
async function work(): Promise<string[]> {
  done = []
  while (await runNext(bench())) continue
  return done
}
beforeEach(async () => {
  server = await testDeps()
  rigs.push(server)
  await server.deps.db.deleteFrom('job').execute()
})
afterAll(async () => {
  for (const one of rigs) await one.close()
})

test('what runs by the clock runs again, and once per slot', async () => {
  await addScheduled(bench())
  expect(await work()).toEqual(['tick'])
  await sql`update job_clock set slot = slot + 8760, minute = minute + 525600`.execute(
    server.deps.db,
  )
  await addScheduled(bench())
  await addScheduled(bench())
  expect(await work()).toEqual(['tick'])
  await addScheduled(bench())
  expect(await work()).toEqual([])
})

/** What a version of before does, which counts in its own interval. */
const addAsBefore = async (everyMinutes: number): Promise<boolean> =>
  (
    await sql`
      insert into job_clock as c (kind, slot) values ('tick', floor(extract(epoch
      from now()) / 60 / ${everyMinutes}::int))
      on conflict (kind) do update set slot = excluded.slot where c.slot < excluded.slot
      or c.slot > excluded.slot + 1
      returning kind`.execute(server.deps.db)
  ).rows.length > 0

test('versions that differ in how often it runs do not take it from each other', async () => {
  const ran: string[] = []
  for (let turn = 0; turn < 10; turn += 1)
    for (const minutes of [60, 5]) {
      await addScheduled(bench(minutes))
      ran.push(...(await work()))
    }
  expect([1, 2]).toContain(ran.length)
})

test.each([60, 5])('nor do a version of before and one that runs it every %i', async (minutes) => {
  let ran = 0
  for (let turn = 0; turn < 10; turn += 1) {
    if (await addAsBefore(60)) ran += 1
    await addScheduled(bench(minutes))
    ran += (await work()).length
  }
  // Each may have counted an interval that began meanwhile.
  expect(ran).toBeGreaterThan(0)
  expect(ran).toBeLessThanOrEqual(minutes === 60 ? 2 : 5)
})

test('what a version of before added in this interval is not added again', async () => {
  expect(await addAsBefore(1440)).toBe(true)
  await addScheduled(bench(1440))
  expect(await work()).toEqual([])
  await sql`update job_clock set slot = slot - 1`.execute(server.deps.db)
  await addScheduled(bench(1440))
  expect(await work()).toEqual(['tick'])
})

test('jobs added, leased or put off then are due; what is put off for later by right is not', async () => {
  const put = (key: string, created: string, due: string, attempts = 0) =>
    sql`insert into job (id, kind, key, payload, created_at, run_at, attempts)
      values (${uuidv7()}, 'note', ${key}, '{}', now() + ${created}::interval,
        now() + ${due}::interval, ${attempts})`.execute(server.deps.db)
  await put('added', '1 year', '1 year')
  await put('leased', '-1 minute', '1 year 1 minute', 1)
  await put('soon', '1 year', '1 year 10 minutes')
  await put('erase', '-1 day', '29 days')
  await put('rests', '-1 day', '6 hours', 1)
  for (let look = 0; look < 3; look += 1) await takeBackAhead(server.deps.db)
  expect(await work()).toHaveLength(2)
  const { rows } = await sql`
      select key, ceil(extract(epoch from run_at - now()) / 60)::int as minutes from job
      order by run_at`.execute(server.deps.db)
  expect(rows).toEqual([
    { key: 'soon', minutes: 10 },
    { key: 'rests', minutes: 360 },
    { key: 'erase', minutes: 29 * 1440 },
  ])
})

test('a limit of tries reached then, or a host at rest since, is free again', async () => {
  const rate = { max: 1, window: 60 }
  const attempt = () => countTry(server.deps.db, 'login', '192.0.2.1', rate, 'en')
  await attempt()
  await expect(attempt()).rejects.toMatchObject({ status: 429 })
  await sql`
    update rate_limit set window_start = now() + interval '1 year',
      expires_at = now() + interval '1 year 1 minute'`.execute(server.deps.db)
  await attempt()
  await expect(attempt()).rejects.toMatchObject({ status: 429 })

  await sql`
    insert into fetch_host (host, failures, rests_until)
    values ('a.example', 3, date_trunc('second', now() + interval '1 year'))`.execute(
    server.deps.db,
  )
  const breaker = hostBreaker(server.deps.db, server.deps.now)
  expect(await breaker.enter('a.example')).toMatchObject({ failures: 3 })
  expect(await breaker.enter('a.example')).toHaveProperty('rests') // one asks, the others wait
})
