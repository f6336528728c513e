import { afterAll, beforeEach } from 'vitest'
import { inTransaction } from '../db/index.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { registerJob, type JobDefinition } from './index.ts'
import { byKind, type JobContext } from './run.ts'

const silent = {
  warn: () => undefined,
  debug: () => undefined,
  info: () => undefined,
  error: () => undefined,
} as unknown as JobContext['log']

/** An empty queue of its own for each test of a file, and the one kind of work that they ask for. */
export function emptyQueues() {
  const all: TestDeps[] = []
  const queue = {
    server: undefined as unknown as TestDeps,
    /** What was worked on, in its order. */
    done: [] as number[],
    add: (n: number, options = {}) =>
      inTransaction(queue.server.deps.db, (trx) =>
        queue.server.deps.jobs.add(trx, 'note', { n }, options),
      ),
    jobContext: (...definitions: JobDefinition[]): JobContext => ({
      deps: queue.server.deps,
      definitions: byKind(definitions),
      log: silent,
    }),
    note: registerJob<{ n: number }>('note', async ({ n }) => void queue.done.push(n)),
    broken: registerJob('note', async () => Promise.reject(new Error('no'))),
    waiting: () =>
      queue.server.deps.db.selectFrom('job').select(['state', 'attempts', 'error']).execute(),
  }
  beforeEach(async () => {
    queue.done = []
    queue.server = await testDeps()
    all.push(queue.server)
    // What migrations left to be done is not a test's.
    await queue.server.deps.db.deleteFrom('job').execute()
  })
  afterAll(async () => {
    for (const one of all) await one.close()
  })
  return queue
}
