import { expect, test } from 'vitest'
import { inTransaction, sql, type Db } from '../db/index.ts'
import { drain } from './drain.ts'
import { registerJob } from './index.ts'
import { untilWaiting } from '../testing/locks.ts'
import { emptyQueues } from './queue.fixture.ts'
import { runNext } from './run.ts'

const queue = emptyQueues()
const { add, jobContext, note, waiting } = queue

test('the same key waits once, and may come again after it began', async () => {
  await add(1, { key: 'k' })
  await add(2, { key: 'k' })
  await add(3, { key: 'other' })
  await drain(jobContext(note))
  await add(4, { key: 'k' })
  await drain(jobContext(note))
  expect(queue.done).toEqual([1, 3, 4])
})

test.each(['waits', 'was put back', 'is added by another'])(
  'what a transaction asks for of a job that %s is done with what it wrote',
  async (how) => {
    const { deps } = queue.server
    const seen: number[] = []
    const look = registerJob('look', async () => {
      const { rows } = await sql<{ n: number }>`select n from seen_by_job`.execute(deps.db)
      seen.push(rows.length)
    })
    const context = jobContext(look)
    await sql`create table seen_by_job (n int)`.execute(deps.db)
    const ask = (trx: Db) => deps.jobs.add(trx, 'look', {}, { key: 'a' })
    if (how !== 'is added by another') await inTransaction(deps.db, ask)
    if (how === 'was put back')
      await sql`update job set attempts = 2, put_back = 2`.execute(deps.db)
    const [added, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const other = inTransaction(deps.db, async (trx) => {
      if (how === 'is added by another') await ask(trx)
      added.resolve()
      await written.promise
    })
    await added.promise
    if (how === 'is added by another') void untilWaiting(deps.db, 1).then(written.resolve)
    else {
      written.resolve()
      await other
    }
    const [kept, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const act = inTransaction(deps.db, async (trx) => {
      await sql`insert into seen_by_job values (1)`.execute(trx)
      await ask(trx)
      kept.resolve()
      await over.promise
    })
    await kept.promise
    await other
    const isTaken = await runNext(context)
    over.resolve()
    await act
    while (await runNext(context)) continue
    expect([isTaken, seen]).toEqual([false, [1]])
  },
)

test('two transactions that ask for the same jobs in another order wait for nobody', async () => {
  const { deps } = queue.server
  for (const key of ['a', 'b']) await add(1, { key })
  const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await Promise.all(
    ['ab', 'ba'].map((order, at) =>
      inTransaction(deps.db, async (trx) => {
        const [first = '', second = ''] = order
        await deps.jobs.add(trx, 'note', { n: 2 }, { key: first })
        both[at]?.resolve()
        await Promise.all(both.map(({ promise }) => promise))
        await deps.jobs.add(trx, 'note', { n: 2 }, { key: second })
      }),
    ),
  )
  expect(await waiting()).toHaveLength(2)
})
