import { databaseAway, isDatabaseError } from '../db/away.ts'
import { START, readPoint } from '../db/index.ts'
import type { Ctx } from './context.ts'
import type { Route } from './routes.ts'

/** How far the database was when somebody's write was answered; they send it with what they read. */
export const SEEN = 'x-llar-seen'
/** No replica is sure to have all: sorts after every point. */
export const ALL = '~'

/**
 * What a replica cannot do though the primary can: a write (25006), a reading for which it would
 * hold up what it is told (40001).
 */
const NOT_HERE = new Set(['25006', '40001'])

/**
 * Runs the handler of an operation that a replica may answer (`x-read`) on one that has what the
 * asker has seen; on the primary where there is none, where it fails, and for who does not say what
 * they have seen and may have written (`after-write`).
 */
export async function readFrom<T>(
  { read }: Pick<Route, 'read'>,
  ctx: Ctx,
  handler: () => Promise<T>,
): Promise<T> {
  const { deps } = ctx
  if (read === null || !deps.replicas) return handler()
  const said = ctx.seen ?? (read === 'replica' ? START : ALL)
  const reader = deps.replicas.reader(readPoint(said))
  if (!reader) return handler()
  ctx.deps = { ...deps, db: reader.db }
  try {
    return await handler()
  } catch (error) {
    const away = databaseAway(error)
    if (away) reader.failed()
    if (!away && !(isDatabaseError(error) && NOT_HERE.has(error.code))) throw error
  }
  ctx.deps = deps
  return handler()
}
