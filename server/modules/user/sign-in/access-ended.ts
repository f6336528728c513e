import type { Db } from '../../../db/index.ts'

type Room = (trx: Db, userId: string) => Promise<void>

const rooms: Room[] = []

/**
 * Another room ends what acts in an account without signing in (an assistant), in the same
 * transaction: its person has another password or another role, has left, or was shut out.
 */
export function onAccessEnded(room: Room): void {
  rooms.push(room)
}

/** Tells every room of an account into which nothing of before leads. */
export async function tellAccessEnded(trx: Db, userId: string): Promise<void> {
  for (const room of rooms) await room(trx, userId)
}
