import type { LucideIcon } from 'lucide-react'
import type { AgentPermissions, CountedRoom } from '../../../generated/model'
import type { RouteName } from '../../lib/paths'
import type { Query } from '../../lib/query-string'
import { may } from '../../lib/permission'
import type { Role, StoredProfile } from '../../lib/session'

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
  /** Without this switch of an ADMIN a STAFF may only look. */
  needs?: keyof AgentPermissions
  /** The site's operator has it, whatever their role, and nobody else. */
  operator?: boolean
  /** A list that a visitor keeps: in the account menu of whoever has other work. */
  own?: boolean
}

export const PROFESSIONALS: readonly Role[] = ['ADMIN', 'STAFF']

/** Whether somebody may look at a room and change nothing in it. */
export const looksOnly = (
  { looks = [], needs }: DeskItem,
  profile: Pick<StoredProfile, 'role' | 'permissions'>,
): boolean =>
  (profile.role !== '' && looks.includes(profile.role)) ||
  (needs !== undefined && !may(profile, needs))
