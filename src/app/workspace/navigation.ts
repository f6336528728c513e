import { href } from '../../lib/href'
import type { RouteName } from '../../lib/paths'
import type { Query } from '../../lib/query-string'
import type { Role } from '../../lib/session'
import { EXISTING } from '../all-screens'
import { GROUPS, PROFESSIONALS, type DeskItem, type GroupName } from './room'
import { ROOMS } from './rooms'

/** Whether a role acts for an agency, and so has the whole desk. */
export const isProfessional = (role: Role | ''): boolean =>
  role !== '' && PROFESSIONALS.includes(role)

/**
 * The rooms of a table that a role finds in the rail: those that exist and that it may enter; the
 * site's operator has theirs beside them.
 */
export const roomsOf = (
  table: readonly DeskItem[],
  role: Role | '',
  exists: (route: RouteName) => boolean,
  isOperator = false,
): DeskItem[] =>
  table.filter(
    ({ route, roles, looks = [], own = false, operator = false }) =>
      exists(route) &&
      (!operator || isOperator) &&
      (!roles || (role !== '' && [...roles, ...looks].includes(role))) &&
      (!own || role === 'USER'),
  )

const exists = (route: RouteName): boolean => EXISTING.has(route)

/** What this role finds in the rail; `isOperator`: they are the site's operator as well. */
export const deskFor = (role: Role | '', isOperator = false): DeskItem[] =>
  roomsOf(ROOMS, role, exists, isOperator)

/** A visitor's lists, where the rail has none of them. */
export const ownLists = (role: Role | ''): DeskItem[] =>
  role === 'USER' ? [] : ROOMS.filter(({ route, own }) => own && exists(route))

/** Where a room is. */
export const addressOf = ({ route, query }: DeskItem): string => href(route, {}, query)

/** A room's own name in lists: its route, and what of it. */
export const keyOf = (item: DeskItem): string => item.route + JSON.stringify(item.query ?? '')

/** The rooms in their groups; those without any room are left out. */
export const grouped = (items: readonly DeskItem[]): { name: GroupName; items: DeskItem[] }[] =>
  GROUPS.map((name) => ({ name, items: items.filter(({ group }) => group === name) })).filter(
    (group) => group.items.length > 0,
  )

/** Who comes to the desk from where homes are looked for. */
export const comesFromPortal = (role: Role | ''): boolean =>
  !isProfessional(role) && role !== 'LLOGUER_SEGUR'

interface RailGroups {
  groups: { name: GroupName; items: DeskItem[]; isNamed: boolean }[]
  foot: DeskItem[]
  /** A way back to the homes, for who comes to the desk from there. */
  hasPortal: boolean
}

/** The rail of a role: an agency's rooms under names, one alone without; few ones in a row. */
export function railFor(role: Role | '', isOperator = false): RailGroups {
  const all = grouped(deskFor(role, isOperator))
  return {
    groups: all
      .filter(({ name }) => name !== 'foot')
      .map((group) => ({ ...group, isNamed: group.items.length > 1 && isProfessional(role) })),
    foot: all.find(({ name }) => name === 'foot')?.items ?? [],
    hasPortal: comesFromPortal(role),
  }
}

/** Whether an address asks for all that a room's query says. */
const asks = (search: string, query: Query = {}): boolean => {
  const asked = new URLSearchParams(search)
  return Object.entries(query).every(([name, value]) => asked.get(name) === String(value))
}

/** The room whose page or tab an address is: the one that says it most exactly. */
export function currentOf(
  items: readonly DeskItem[],
  { pathname, search }: { pathname: string; search: string },
): DeskItem | null {
  const claims = items.flatMap((item) =>
    [item.route, ...(item.also ?? [])].map((one) => ({
      item,
      // Of a record's page all that comes before its id.
      path: href(one).replace(/\/$/, ''),
      isTab: one !== item.route,
    })),
  )
  const found = claims.filter(
    ({ item, path, isTab }) =>
      (pathname === path || pathname.startsWith(`${path}/`)) && (isTab || asks(search, item.query)),
  )
  const exactness = ({ item, path, isTab }: (typeof claims)[number]): number =>
    path.length * 2 + (!isTab && item.query ? 1 : 0)
  return found.toSorted((a, b) => exactness(b) - exactness(a))[0]?.item ?? null
}

const PHONE_ITEMS = 5

/** The same on a phone: what stands in the bar, in thumb's reach, and what waits behind "Más". */
export function phoneDeskFor(
  role: Role | '',
  isOperator = false,
): { bar: DeskItem[]; more: DeskItem[] } {
  const items = deskFor(role, isOperator)
  if (items.length <= PHONE_ITEMS) return { bar: items, more: [] }
  const bar = [...items.filter(({ thumb }) => thumb), ...items.filter(({ thumb }) => !thumb)]
    .slice(0, PHONE_ITEMS - 1)
    .toSorted((a, b) => thumbPlace(a) - thumbPlace(b))
  return { bar, more: items.filter((item) => !bar.includes(item)) }
}

/** Homes stand second: the bar's order is that of a day, not of the groups. */
const THUMBS: RouteName[] = ['auth-dashboard', 'auth-cartera', 'auth-mensajes', 'auth-agenda']
const thumbPlace = ({ route, thumb }: DeskItem): number =>
  thumb ? THUMBS.indexOf(route) : THUMBS.length
