import type { CountedRoom, RoomCountKind, RoomCounts } from '../../../generated/model/index.ts'
import { requireSession, type Ctx, type Role } from '../../contract/context.ts'

/** How a room answers with its number on the desk. */
export interface RoomCounter {
  room: CountedRoom
  kind: RoomCountKind
  /** Roles that have the room; a room asked in two ways has two counters. */
  roles: readonly Role[]
  /** One statement, within the rights of who asks. */
  count(ctx: Ctx): Promise<number>
}

/** Roles that act for an agency. */
export const PROFESSIONALS = ['ADMIN', 'STAFF'] as const satisfies readonly Role[]

const counters: RoomCounter[] = []

/** A room says, once and when it is loaded, what stands beside it on the desk. */
export const registerCount = (counter: RoomCounter): void => void counters.push(counter)

/** The numbers of the caller's rooms; a room with nothing to count says nothing. */
export async function countRooms(ctx: Ctx): Promise<RoomCounts> {
  const { role, agencyId } = requireSession(ctx)
  // Who works for an agency and has none just now has no rooms of its own.
  const mine = counters.filter(
    ({ roles }) => roles.includes(role) && (agencyId !== null || !roles.includes('ADMIN')),
  )
  const counts = await Promise.all(
    mine.map(async ({ room, kind, count }) => ({ room, kind, count: await count(ctx) })),
  )
  return { items: counts.filter(({ count }) => count > 0) }
}
