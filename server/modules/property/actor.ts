import type { AgentPermissions } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Db } from '../../db/index.ts'

/** Who acts on homes. A program (import, seed) has no user and the rights of an ADMIN. */
export interface Actor {
  userId: string | null
  agencyId: string
  role: 'ADMIN' | 'STAFF'
  lang: Lang
  /** Switches of a STAFF; a program needs none. */
  permissions?: AgentPermissions
}

/** One act: everything it writes goes through `trx`, so it happens whole or not at all. */
export interface Work {
  trx: Db
  deps: Deps
  actor: Actor
}
