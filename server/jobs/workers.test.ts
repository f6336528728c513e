import { expect, test } from 'vitest'
import { inTransaction, sql, uuidv7 } from '../db/index.ts'
import { jobs } from '../app.ts'
import { classOf } from './classes.ts'
import { drain } from './drain.ts'
import { PutBack, registerJob } from './index.ts'
import { emptyQueues } from './queue.fixture.ts'
import { runNext, TRIES } from './run.ts'
import { Turns } from './turns.ts'
import { startWorkers } from './worker.ts'

const queue = emptyQueues()
const { add, jobContext, note, waiting } = queue

test('workers are woken at once, share the work, and stop when told', async () => {
  // Nobody looks by themselves within this hour.
  const workers = [1, 2].map(() =>
    startWorkers(jobContext(note), queue.server.connection, 2, 3_600_000),
  )
  const ears = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and query = 'listen llar_job'`.execute(
      queue.server.deps.db,
    )
    return rows.length
  }
  await expect.poll(ears).toBe(2)
  for (let n = 0; n < 40; n += 1) await add(n)
  await expect.poll(() => queue.done.length).toBe(40)
  expect(new Set(queue.done).size).toBe(40)
  await Promise.all(workers.map((one) => one.stop()))
})

test('who stands in line for a job when workers are told to stop takes none', async () => {
  const locked = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<void>()
  const held = inTransaction(queue.server.deps.db, async (trx) => {
    await sql`lock table job in access exclusive mode`.execute(trx)
    locked.resolve()
    await stopped.promise
    for (let n = 0; n < 8; n += 1) await queue.server.deps.jobs.add(trx, 'note', { n })
  })
  await locked.promise
  const workers = startWorkers(jobContext(note), queue.server.connection, 8, 3_600_000)
  const asks = () => sql`select from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock' and query like '%for update of j skip locked%'`
  await expect.poll(async () => (await asks().execute(queue.server.deps.db)).rows.length).toBe(1)
  const ended = workers.stop()
  stopped.resolve()
  await Promise.all([held, ended])
  // The one that had asked already.
  expect(queue.done.length).toBeLessThan(2)
})

test('no class waits for another: while feeds and pictures hang, mails and the rest are done', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const hanging = (['feed', 'sources', 'pictures', 'media', 'portals', 'maintenance'] as const).map(
    (name) => registerJob(name, () => held, { class: name }),
  )
  const mail = registerJob<{ n: number }>('mail', async ({ n }) => void queue.done.push(n), {
    class: 'mail',
  })
  await inTransaction(queue.server.deps.db, async (trx) => {
    for (let n = 0; n < 20; n += 1)
      for (const { kind } of hanging) await queue.server.deps.jobs.add(trx, kind, {})
  })
  const workers = startWorkers(jobContext(note, mail, ...hanging), queue.server.connection, 1)
  await add(7)
  await inTransaction(queue.server.deps.db, (trx) =>
    queue.server.deps.jobs.add(trx, 'mail', { n: 8 }),
  )
  await expect.poll(() => [...queue.done].sort()).toEqual([7, 8])
  await queue.server.deps.db.deleteFrom('job').where('attempts', '=', 0).execute()
  release()
  await workers.stop()
})

test('a link that somebody asked for goes out while two hundred digests wait for the mail server', async () => {
  const held = Promise.withResolvers<void>()
  const does = (kind: string, run: () => Promise<void>) =>
    registerJob(kind, run, { class: classOf(jobs.find((one) => one.kind === kind) ?? {}) })
  const digest = does('search.mail', () => held.promise)
  const link = does('user.mail', async () => void queue.done.push(1))
  await inTransaction(queue.server.deps.db, async (trx) => {
    for (let n = 0; n < 200; n += 1) await queue.server.deps.jobs.add(trx, digest.kind, {})
  })
  const workers = startWorkers(jobContext(digest, link), queue.server.connection, 2)
  await expect
    .poll(async () => (await waiting()).filter(({ attempts }) => attempts > 0).length)
    .toBeGreaterThan(0)
  await inTransaction(queue.server.deps.db, (trx) => queue.server.deps.jobs.add(trx, link.kind, {}))
  await expect.poll(() => queue.done).toEqual([1])
  await queue.server.deps.db.deleteFrom('job').where('attempts', '=', 0).execute()
  held.resolve()
  await workers.stop()
})

test('agencies take turns, whoever has how many', async () => {
  const [one, two, three] = [uuidv7(), uuidv7(), uuidv7()]
  const turns = new Turns()
  for (let n = 0; n < 100; n += 1) await add(n, { agencyId: one })
  for (const [n, agencyId] of [
    [201, two],
    [202, two],
    [301, three],
  ] as const)
    await add(n, { agencyId })
  for (let step = 0; step < 8; step += 1) await runNext({ ...jobContext(note), turns })
  expect(queue.done).toEqual([0, 201, 301, 1, 202, 2, 3, 4])
})

test('where an agency has one job at a time the others are begun at once, though two look together', async () => {
  const [one, two] = [uuidv7(), uuidv7()]
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const hangs = registerJob<{ n: number }>('note', async ({ n }) => {
    queue.done.push(n)
    if (n === 0) await held
  })
  for (const [n, agencyId] of [
    [0, one],
    [1, one],
    [2, two],
  ] as const)
    await add(n, { agencyId })
  const context = { ...jobContext(hangs), turns: new Turns(true) }
  const first = runNext(context)
  expect([await runNext(context), await runNext(context), queue.done]).toEqual([
    true,
    false,
    [0, 2],
  ])
  release()
  await first
  expect([await runNext(context), queue.done]).toEqual([true, [0, 2, 1]])
})

test('an agency whose hosts all hang takes one of the workers that fetch', async () => {
  const [one, two] = [uuidv7(), uuidv7()]
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const fetches = registerJob<{ n: number }>(
    'note',
    async ({ n }) => {
      queue.done.push(n)
      if (n < 20) await held
    },
    { class: 'sources' },
  )
  for (let n = 0; n < 20; n += 1) await add(n, { agencyId: one })
  await add(20, { agencyId: two })
  const workers = startWorkers(jobContext(fetches), queue.server.connection, 1)
  await expect.poll(() => queue.done).toEqual([0, 20])
  await queue.server.deps.db.deleteFrom('job').where('attempts', '=', 0).execute()
  release()
  await workers.stop()
})

test('a job put back waits without having tried, keeps its place against a second one, and does not wait for ever', async () => {
  const agencyId = uuidv7()
  const later = new Date(Date.now() + 3_600_000)
  const rests = registerJob('note', async () => Promise.reject(new PutBack(later, 'dead.example')))
  await add(1, { key: 'k', agencyId })
  for (let run = 0; run < 2 * TRIES; run += 1) {
    await sql`update job set run_at = now()`.execute(queue.server.deps.db)
    expect(await runNext(jobContext(rests))).toBe(true)
  }
  expect(await runNext(jobContext(rests))).toBe(false)
  await add(2, { key: 'k', agencyId })
  expect(await queue.server.deps.jobs.waiting(queue.server.deps.db, 'note', agencyId)).toEqual([
    { count: 1, waitsFor: 'dead.example', until: later },
  ])
  await sql`update job set created_at = now() - interval '15 days'`.execute(queue.server.deps.db)
  expect(await drain(jobContext(rests))).toBe(0) // it still rests
  for (let run = 0; run < TRIES; run += 1) {
    await sql`update job set run_at = now()`.execute(queue.server.deps.db)
    await runNext(jobContext(rests))
  }
  expect(await waiting()).toEqual([
    { state: 'dead', attempts: 3 * TRIES, error: 'waits for dead.example' },
  ])
})

test('a version that knows no turns adds and takes jobs beside this one', async () => {
  await sql`insert into job (id, kind, payload) values (${uuidv7()}, 'note', '{"n": 5}')
    on conflict (kind, key) where state = 'ready' and attempts = 0 do nothing`.execute(
    queue.server.deps.db,
  )
  await sql`select pg_notify('llar_job', '')`.execute(queue.server.deps.db)
  const workers = startWorkers(jobContext(note), queue.server.connection, 1)
  await expect.poll(() => queue.done).toEqual([5])
  await workers.stop()
})
