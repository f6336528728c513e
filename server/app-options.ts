import type { RoutesFile } from './contract/routes.ts'
import type { Observe } from './http/observe.ts'
import type { TokenKind } from './mcp/index.ts'

/** What a server is, besides its dependencies. */
export interface AppOptions {
  withPages?: boolean
  routes?: RoutesFile
  /** Hears of each answer (server/metrics). */
  observe?: Observe
  /** What opens `/mcp`, in place of what does. */
  tokens?: readonly TokenKind[]
}
