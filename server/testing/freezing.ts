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

/** The same server, stopped after its `left`-th statement. */
export function freezing(deps: Deps, left: number): Frozen {
  let statements = left
  const stop = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements -= 1
      if (statements < 0) {
        stop.resolve()
        await gate.promise
      }
      return result
    },
  }
  return {
    deps: { ...deps, db: deps.db.withPlugin(plugin) as Deps['db'] },
    stopped: stop.promise,
    thaw: gate.resolve,
  }
}
