import type { Deps } from '../contract/deps.ts'

/** The same server, of which `act` happens once, after the first transaction (or the `nth`). */
export function afterTransaction(deps: Deps, act: () => Promise<unknown>, nth = 1): Deps {
  let done = 0
  const db = deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  }) as Deps['db']
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const transaction = begin()
    const execute = transaction.execute.bind(transaction)
    transaction.execute = async (work) => {
      const result = await execute(work)
      done += 1
      if (done === nth) await act()
      return result
    }
    return transaction
  }
  return { ...deps, db }
}
