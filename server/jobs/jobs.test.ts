import { expect, test } from 'vitest'
import { inTransaction, sql } from '../db/index.ts'
import { drain } from './drain.ts'
import { registerJob } from './index.ts'
import { emptyQueues } from './queue.fixture.ts'
import { byKind, runNext, TRIES } from './run.ts'
import { startWorkers } from './worker.ts'

const queue = emptyQueues()
const { add, jobContext, note, broken, waiting } = queue

test('a job exists if and only if its transaction commits, and is gone once done', async () => {
  await add(1)
  await inTransaction(queue.server.deps.db, async (trx) => {
    await queue.server.deps.jobs.add(trx, 'note', { n: 2 })
    throw new Error('back')
  }).catch(() => undefined)
  expect(await drain(jobContext(note))).toBe(1)
  expect([queue.done, await waiting()]).toEqual([[1], []])
})

test('a failing job is tried again later and later, then put aside', async () => {
  const { db } = queue.server.deps
  await add(1)
  /** Seconds from before its run to when it is due again, however long the run took. */
  const pause = async (): Promise<number> => {
    const { rows } = await sql<{ at: string }>`
      update job set run_at = now() returning run_at::text as at`.execute(db)
    expect(await runNext(jobContext(broken))).toBe(true)
    const { rows: after } = await sql<{ wait: number }>`
      select extract(epoch from run_at - ${rows[0]?.at}::timestamptz)::float8 as wait
      from job`.execute(db)
    return after[0]?.wait ?? 0
  }
  expect(await pause()).toBeGreaterThanOrEqual(1.5)
  await sql`update job set attempts = 5`.execute(db)
  expect(await pause()).toBeGreaterThanOrEqual(48)
  expect(await runNext(jobContext(broken))).toBe(false) // not yet
  expect(await drain(jobContext(broken))).toBe(TRIES - 6)
  expect(await waiting()).toEqual([{ state: 'dead', attempts: TRIES, error: 'no' }])
})

test('the job of a crashed worker comes back after its lease, and is not run for ever', async () => {
  await add(1)
  for (let crash = 0; crash <= TRIES; crash += 1) {
    await sql`update job set attempts = attempts + 1, run_at = now() - interval '1 second'`.execute(
      queue.server.deps.db,
    )
  }
  expect(await runNext(jobContext(note))).toBe(false)
  expect((await waiting())[0]?.state).toBe('dead')
})

test('what is put aside is told to its room, also when its worker died each time', async () => {
  const told: string[] = []
  const teller = (kind: string, fault?: Error) =>
    registerJob<{ n: number }>(kind, async () => Promise.reject(new Error('no')), {
      whenDead: async ({ n }) => {
        told.push(`${kind} ${n}`)
        if (fault) throw fault
      },
    })
  await add(1)
  await drain(jobContext(teller('note')))
  expect(told).toEqual(['note 1'])
  await queue.server.deps.db.deleteFrom('job').execute()

  // Its room cannot be told: it is put aside all the same.
  await add(2)
  await sql`update job set attempts = ${TRIES + 1}`.execute(queue.server.deps.db)
  await runNext(jobContext(teller('note', new Error('room'))))
  expect([told.at(-1), (await waiting())[0]?.state]).toEqual(['note 2', 'dead'])
  await queue.server.deps.db.deleteFrom('job').execute()

  // Another worker took it over meanwhile, and is at it.
  await add(3)
  await sql`update job set attempts = ${TRIES - 1}`.execute(queue.server.deps.db)
  const slow = registerJob(
    'note',
    async (_payload, deps) => {
      await sql`update job set attempts = attempts + 1`.execute(deps.db)
      throw new Error('no')
    },
    { whenDead: async () => void told.push('too late') },
  )
  await runNext(jobContext(slow))
  expect([told.at(-1), (await waiting())[0]?.state]).toEqual(['note 2', 'ready'])
})

test('a worker whose lease was taken over does not delete the job of another', async () => {
  await add(1)
  const thief = registerJob(
    'note',
    async (_payload, deps) =>
      void (await sql`update job set attempts = attempts + 1`.execute(deps.db)),
  )
  await runNext(jobContext(thief))
  expect(await waiting()).toHaveLength(1)
})

test('a job by the clock runs once per slot over all instances', async () => {
  const tick = registerJob('tick', async () => void queue.done.push(0), { everyMinutes: 1_000_000 })
  const workers = [1, 2, 3].map(() => startWorkers(jobContext(tick), queue.server.connection, 1))
  await expect.poll(() => queue.done.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(queue.done.length).toBe(1)
  await Promise.all(workers.map((one) => one.stop()))
})

test('a kind nobody here knows is left for others; a kind twice is a mistake', async () => {
  await add(1)
  expect(await runNext(jobContext(registerJob('other', async () => undefined)))).toBe(false)
  expect(() => byKind([note, note])).toThrow('Two jobs')
})
