import type { Lang } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'

/** Whose account a stranger was in, and from when on what was made there may be the stranger's. */
export interface Stranger {
  userId: string
  since: Date
}

/** Ends what a room has of it; says what ended, to be told to its person, or null for nothing. */
type Room = (
  trx: Db,
  stranger: Stranger,
  deps: Pick<Deps, 'jobs'>,
) => Promise<((lang: Lang) => string) | null>

const rooms: Room[] = []

/**
 * Another room ends what opens an account's data without signing in (a diary's address), in the
 * same transaction: its person has said that it was not them.
 */
export function onDenied(room: Room): void {
  rooms.push(room)
}

/** Tells every room; what ended, in words. */
export async function tellDenied(
  trx: Db,
  stranger: Stranger,
  deps: Pick<Deps, 'jobs'>,
): Promise<((lang: Lang) => string)[]> {
  const ended = []
  for (const room of rooms) ended.push(await room(trx, stranger, deps))
  return ended.filter((words) => words !== null)
}
