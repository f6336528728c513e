import { afterAll, beforeEach, expect, test } from 'vitest'
import { rigDeps, type RigDeps } from '../testing/footing.ts'
import { inTransaction, sql } from '../db/index.ts'
import { drain } from './drain.ts'
import { registerJob, type JobDefinition } from './index.ts'
import { byKind, runNext, TRIES, type Bench } from './run.ts'
import { startWorkers } from './worker.ts'

const silent = { warn: () => undefined, debug: () => undefined, info: () => undefined, error: () => undefined } as unknown as Bench['log']
const rigs: RigDeps[] = []
let rig: RigDeps
let done: number[]
const add = (n: number, options = {}) => inTransaction(rig.deps.db, (trx) => rig.deps.jobs.add(trx, 'note', { n }, options))
const bench = (...definitions: JobDefinition[]): Bench => ({ deps: rig.deps, definitions: byKind(definitions), log: silent })
const note = registerJob<{ n: number }>('note', async ({ n }) => void done.push(n))
const broken = registerJob('note', async () => Promise.reject(new Error('no')))
const waiting = () => rig.deps.db.selectFrom('job').select(['state', 'attempts', 'error']).execute()

beforeEach(async () => {
  done = []
  rig = await rigDeps()
  rigs.push(rig)
  // What migrations left to be done is not this test's.
  await rig.deps.db.deleteFrom('job').execute()
})
afterAll(async () => {
  for (const one of rigs) await one.close()
})

test('a job exists if and only if its transaction commits, and is gone once done', async () => {
  await add(1)
  await inTransaction(rig.deps.db, async (trx) => {
    await rig.deps.jobs.add(trx, 'note', { n: 2 })
    throw new Error('back')
  }).catch(() => undefined)
  expect(await drain(bench(note))).toBe(1)
  expect([done, await waiting()]).toEqual([[1], []])
})

test('the same key waits once, and may come again after it began', async () => {
  await add(1, { key: 'k' })
  await add(2, { key: 'k' })
  await add(3, { key: 'other' })
  await drain(bench(note))
  await add(4, { key: 'k' })
  await drain(bench(note))
  expect(done).toEqual([1, 3, 4])
})

test('a failing job is tried again later and later, then put aside', async () => {
  await add(1)
  expect(await runNext(bench(broken))).toBe(true)
  expect(await runNext(bench(broken))).toBe(false) // not yet
  const { rows } = await sql<{ wait: number }>`select extract(epoch from run_at - now()) as wait from job`.execute(rig.deps.db)
  expect(rows[0]?.wait).toBeGreaterThan(1)
  expect(await drain(bench(broken))).toBe(TRIES - 1)
  expect(await waiting()).toEqual([{ state: 'dead', attempts: TRIES, error: 'no' }])
})

test('the job of a crashed worker comes back after its lease, and is not run for ever', async () => {
  await add(1)
  for (let crash = 0; crash <= TRIES; crash += 1) {
    await sql`update job set attempts = attempts + 1, run_at = now() - interval '1 second'`.execute(rig.deps.db)
  }
  expect(await runNext(bench(note))).toBe(false)
  expect((await waiting())[0]?.state).toBe('dead')
})

test('a worker whose lease was taken over does not delete the job of another', async () => {
  await add(1)
  const thief = registerJob('note', async (_payload, deps) => void (await sql`update job set attempts = attempts + 1`.execute(deps.db)))
  await runNext(bench(thief))
  expect(await waiting()).toHaveLength(1)
})

test('workers are woken at once, share the work, and stop when told', async () => {
  const workers = [1, 2].map(() => startWorkers(bench(note), rig.connection, 2))
  await new Promise((resolve) => setTimeout(resolve, 300))
  const begin = performance.now()
  for (let n = 0; n < 40; n += 1) await add(n)
  await expect.poll(() => done.length).toBe(40)
  expect(performance.now() - begin).toBeLessThan(1500)
  expect(new Set(done).size).toBe(40)
  await Promise.all(workers.map((one) => one.stop()))
})

test('slow jobs never take every worker', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const feed = registerJob('feed', () => held, { slow: true })
  for (let n = 0; n < 5; n += 1) await inTransaction(rig.deps.db, (trx) => rig.deps.jobs.add(trx, 'feed', {}))
  const workers = startWorkers(bench(note, feed), rig.connection, 2)
  await add(7)
  await expect.poll(() => done).toEqual([7])
  release()
  await workers.stop()
})

test('a job by the clock runs once per slot over all instances', async () => {
  const tick = registerJob('tick', async () => void done.push(0), { everyMinutes: 1_000_000 })
  const workers = [1, 2, 3].map(() => startWorkers(bench(tick), rig.connection, 1))
  await expect.poll(() => done.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(done.length).toBe(1)
  await Promise.all(workers.map((one) => one.stop()))
})

test('a kind nobody here knows is left for others; a kind twice is a mistake', async () => {
  await add(1)
  expect(await runNext(bench(registerJob('other', async () => undefined)))).toBe(false)
  expect(() => byKind([note, note])).toThrow('Two jobs')
})
