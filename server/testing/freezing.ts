import type { KyselyPlugin } from 'kysely'
import type { Deps } from '../contract/deps.ts'

/** A server whose process is stopped (SIGSTOP), as another one sees it: it lives and does nothing. */
export interface Frozen {
  deps: Deps
  /** Resolves when it has stopped. */
  stopped: Promise<void>
  /** It goes on where it stood, without knowing that time has passed. */
  thaw(): void
}

/** The same server, stopped after its `left`-th statement; the end of a transaction is one, too. */
export function freezing(deps: Deps, left: number): Frozen {
  let statements = left
  const stop = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const count = async <T>(result: T): Promise<T> => {
    statements -= 1
    if (statements < 0) {
      stop.resolve()
      await gate.promise
    }
    return result
  }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => count(result),
  }
  const db = deps.db.withPlugin(plugin) as Deps['db']
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const transaction = begin()
    const execute = transaction.execute.bind(transaction)
    transaction.execute = async (act) => count(await execute(act))
    return transaction
  }
  return {
    deps: { ...deps, db },
    stopped: stop.promise,
    thaw: gate.resolve,
  }
}
