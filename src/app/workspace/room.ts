import type { LucideIcon } from 'lucide-react'
import type { CountedRoom } from '../../../generated/model'
import type { RouteName } from '../../lib/paths'
import type { Query } from '../../lib/query-string'
import type { Role } from '../../lib/session'

/** Groups of the rail in their order; `foot` has no name and stands below. */
export const GROUPS = ['today', 'portfolio', 'publish', 'business', 'foot'] as const

export type GroupName = (typeof GROUPS)[number]

export interface DeskItem {
  route: RouteName
  /** What of the route it is, where several rooms share one. */
  query?: Query
  /** Key in the namespace `shell`. */
  words: string
  icon: LucideIcon
  group: GroupName
  /** Pressed after G it goes there. */
  letter?: string
  /** Its number (`countRooms`). */
  count?: CountedRoom
  /** Pages that are its own though they lie elsewhere: its tabs. */
  also?: RouteName[]
  /** On a phone it stands in the bar at the foot, whatever its place in the rail. */
  thumb?: boolean
  /** Roles that work with it; everyone unless told. */
  roles?: readonly Role[]
  /** Roles that may look at it and change nothing. */
  looks?: readonly Role[]
  /** A list that a visitor keeps: in the account menu of whoever has other work. */
  own?: boolean
}

export const PROFESSIONALS: readonly Role[] = ['ADMIN', 'STAFF']
