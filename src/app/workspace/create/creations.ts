import {
  CalendarPlus,
  HousePlus,
  MessageSquarePlus,
  Phone,
  Upload,
  UserRoundPlus,
  UserRoundSearch,
  type LucideIcon,
} from 'lucide-react'
import { href } from '../../../lib/href'
import type { RouteName } from '../../../lib/paths'
import type { Role } from '../../../lib/session'
import { newDemand } from '../../../slots/new-demand'
import { SOURCES_SIDE } from '../../../slots/sources-side'
import { EXISTING } from '../../all-screens'
import { PROFESSIONALS } from '../room'

/** A record that can be made, or an act of several steps. */
export interface Creation {
  /** Its words: `new.<id>` of the namespace `desk`. */
  id: string
  icon: LucideIcon
  /** The screen that makes it. */
  route: RouteName
  to: () => string
  /** After N; an act of several steps has none. */
  letter?: string
  roles: readonly Role[]
}

const CREATIONS: readonly Creation[] = [
  {
    id: 'home',
    icon: HousePlus,
    route: 'auth-cartera-inmueble-editar-id',
    to: () => href('auth-cartera-inmueble-editar-id', { id: 'nueva' }),
    letter: 'C',
    roles: PROFESSIONALS,
  },
  {
    id: 'contact',
    icon: UserRoundPlus,
    route: 'auth-contactos',
    to: () => href('auth-contactos', {}, { nuevo: 1 }),
    letter: 'P',
    roles: PROFESSIONALS,
  },
  {
    id: 'demand',
    icon: UserRoundSearch,
    route: 'auth-cartera-demanda-id',
    to: () => newDemand(),
    letter: 'D',
    roles: PROFESSIONALS,
  },
  {
    id: 'visit',
    icon: CalendarPlus,
    route: 'auth-agenda-create',
    to: () => href('auth-agenda-create', {}, { kind: 'visit' }),
    letter: 'V',
    roles: PROFESSIONALS,
  },
  {
    id: 'call',
    icon: Phone,
    route: 'auth-agenda-create',
    to: () => href('auth-agenda-create', {}, { kind: 'call' }),
    letter: 'L',
    roles: PROFESSIONALS,
  },
  {
    id: 'message',
    icon: MessageSquarePlus,
    route: 'auth-mensajes',
    to: () => href('auth-mensajes', {}, { nuevo: 1 }),
    letter: 'M',
    roles: PROFESSIONALS,
  },
  {
    id: 'importHomes',
    icon: Upload,
    route: 'auth-integrations',
    to: () => href('auth-integrations', {}, SOURCES_SIDE),
    roles: ['ADMIN'],
  },
  {
    id: 'importContacts',
    icon: Upload,
    route: 'auth-contactos-importar',
    to: () => href('auth-contactos-importar'),
    roles: PROFESSIONALS,
  },
]

/** What a role may make, by screens that exist. */
export const creationsFor = (role: Role | ''): Creation[] =>
  CREATIONS.filter(({ route, roles }) => role !== '' && roles.includes(role) && EXISTING.has(route))
