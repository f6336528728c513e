import { vi } from 'vitest'
import { poolOf, type Database } from '../db/index.ts'

/**
 * The line to the database breaks once, behind the COMMIT of the first transaction after which
 * `isDone` holds: all of it stands, and who wrote it is not told. Answers how to mend the line.
 */
export function losesAnswer(db: Database, isDone: () => Promise<boolean>): () => void {
  const pool = poolOf(db)
  const begin = pool.transaction.bind(pool)
  let isLost = false
  const spy = vi.spyOn(pool, 'transaction').mockImplementation(() => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = async (work) => {
      const result = await execute(work)
      if (isLost || !(await isDone())) return result
      isLost = true
      throw new Error('Connection terminated unexpectedly')
    }
    return builder
  })
  return () => spy.mockRestore()
}
