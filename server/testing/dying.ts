import type { KyselyPlugin } from 'kysely'
import type { Deps } from '../contract/deps.ts'

/** Thrown in place of a statement: the process is gone. */
export class Died extends Error {
  override name = 'Died'
}

/** The same server, gone at its `left`-th statement: what was not committed never was. */
export function dying(deps: Deps, left: number): Deps {
  let statements = left
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements -= 1
      if (statements < 0) throw new Died()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { ...deps, db: deps.db.withPlugin(plugin) as Deps['db'] }
}
