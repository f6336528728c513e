import {
  CalendarDays,
  FileCheck,
  GraduationCap,
  Heart,
  History,
  Home,
  Import,
  LayoutDashboard,
  MessageSquare,
  Search,
  Store,
  UserRound,
  Users,
  Globe,
  Building2,
  type LucideIcon,
} from 'lucide-react'
import { href } from '../../lib/href'
import type { RouteName } from '../../lib/paths'
import type { Role } from '../../lib/session'
import { EXISTING } from '../all-screens'

export interface DeskItem {
  route: RouteName
  /** Key in the namespace `shell`. */
  words: string
  icon: LucideIcon
  /** Pages that are its own though they lie elsewhere: its tabs. */
  also?: RouteName[]
  /** On a phone it stands in the bar at the foot, whatever its place in the rail. */
  thumb?: boolean
  /** Roles that work with it; everyone unless told. */
  roles?: Role[]
}

const PROFESSIONALS: Role[] = ['ADMIN', 'STAFF']

/** Rail in the order of the look; a screen that does not exist yet has no entry. */
const DESK: DeskItem[] = [
  {
    route: 'auth-dashboard',
    thumb: true,
    words: 'desk.home',
    icon: LayoutDashboard,
    roles: PROFESSIONALS,
  },
  { route: 'auth-cartera', thumb: true, words: 'desk.portfolio', icon: Home, roles: PROFESSIONALS },
  { route: 'auth-busquedas', words: 'desk.demands', icon: Search },
  { route: 'auth-guardados', words: 'desk.saved', icon: Heart },
  { route: 'auth-historial', words: 'desk.history', icon: History },
  {
    route: 'auth-contactos',
    thumb: true,
    words: 'desk.contacts',
    icon: Users,
    roles: PROFESSIONALS,
  },
  { route: 'auth-mensajes', thumb: true, words: 'desk.messages', icon: MessageSquare },
  {
    route: 'auth-agenda',
    thumb: true,
    words: 'desk.agenda',
    icon: CalendarDays,
    roles: PROFESSIONALS,
  },
  { route: 'auth-integrations', words: 'desk.integrations', icon: Import, roles: ['ADMIN'] },
  { route: 'auth-marketplace', words: 'desk.marketplace', icon: Store, roles: PROFESSIONALS },
  { route: 'auth-web', words: 'desk.web', icon: Globe, roles: PROFESSIONALS },
  { route: 'auth-formacion', words: 'desk.training', icon: GraduationCap, roles: PROFESSIONALS },
  { route: 'auth-lloguer-segur', words: 'desk.rental', icon: FileCheck, roles: ['LLOGUER_SEGUR'] },
  {
    route: 'auth-perfil-inmobiliaria',
    also: ['auth-perfil-empresa', 'auth-perfil-agentes'],
    words: 'desk.agency',
    icon: Building2,
    roles: ['ADMIN'],
  },
  { route: 'auth-perfil', words: 'desk.profile', icon: UserRound },
]

/** What this role finds in the rail. */
export const deskFor = (role: Role | ''): DeskItem[] =>
  DESK.filter(
    ({ route, roles }) => EXISTING.has(route) && (!roles || (role !== '' && roles.includes(role))),
  )

/** The entry whose page or tab an address is: the one that says it most exactly. */
export function currentOf(items: readonly DeskItem[], pathname: string): RouteName | null {
  const claims = items.flatMap(({ route, also = [] }) =>
    [route, ...also].map((one) => ({ route, path: href(one) })),
  )
  const found = claims.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return found.toSorted((a, b) => b.path.length - a.path.length)[0]?.route ?? null
}

const PHONE_ITEMS = 5

/** The same on a phone: what stands in the bar, in thumb's reach, and what waits behind "Más". */
export function phoneDeskFor(role: Role | ''): { bar: DeskItem[]; more: DeskItem[] } {
  const items = deskFor(role)
  if (items.length <= PHONE_ITEMS + 1) return { bar: items, more: [] }
  const first = [
    ...items.filter(({ thumb }) => thumb),
    ...items.filter(({ thumb }) => !thumb),
  ].slice(0, PHONE_ITEMS)
  return {
    bar: items.filter((item) => first.includes(item)),
    more: items.filter((item) => !first.includes(item)),
  }
}
