import {
  CalendarPlus,
  HousePlus,
  Phone,
  Upload,
  UserRoundPlus,
  UserRoundSearch,
  type LucideIcon,
} from 'lucide-react'
import type { TFunction } from '../../../i18n'
import { href } from '../../../lib/href'
import type { Role } from '../../../lib/session'
import { newDemand } from '../../../slots/new-demand'
import { deskFor } from '../navigation'
import { says } from './mark'
import type { Row } from './row'

interface Act {
  /** Its words: `act.<id>`. */
  id: string
  icon: LucideIcon
  to: () => string
  roles: readonly Role[]
}

const PROFESSIONALS: Role[] = ['ADMIN', 'STAFF']

const ACTS: readonly Act[] = [
  {
    id: 'home',
    icon: HousePlus,
    to: () => href('auth-cartera-inmueble-editar-id', { id: 'nueva' }),
    roles: PROFESSIONALS,
  },
  {
    id: 'contact',
    icon: UserRoundPlus,
    to: () => href('auth-contactos', {}, { nuevo: 1 }),
    roles: PROFESSIONALS,
  },
  { id: 'demand', icon: UserRoundSearch, to: () => newDemand(), roles: PROFESSIONALS },
  {
    id: 'visit',
    icon: CalendarPlus,
    to: () => href('auth-agenda-create', {}, { kind: 'visit' }),
    roles: PROFESSIONALS,
  },
  {
    id: 'call',
    icon: Phone,
    to: () => href('auth-agenda-create', {}, { kind: 'call' }),
    roles: PROFESSIONALS,
  },
  { id: 'importHomes', icon: Upload, to: () => href('auth-integrations'), roles: ['ADMIN'] },
  {
    id: 'importContacts',
    icon: Upload,
    to: () => href('auth-contactos-importar'),
    roles: PROFESSIONALS,
  },
]

/** What this role may make. */
export const actRows = (role: Role | '', t: TFunction): Row[] =>
  ACTS.filter(({ roles }) => role !== '' && roles.includes(role)).map(({ id, icon, to }) => ({
    key: `act ${id}`,
    lead: { icon },
    title: t(`palette:act.${id}`),
    to: to(),
  }))

/** The rooms this role has. */
export const roomRows = (role: Role | '', t: TFunction): Row[] =>
  deskFor(role).map(({ route, words, icon }) => ({
    key: `go ${route}`,
    lead: { icon },
    title: t('palette:go', { room: t(`shell:${words}`) }),
    to: href(route),
  }))

/** Those whose words begin as asked. */
export const saying = (rows: Row[], question: string): Row[] =>
  rows.filter(({ title }) => says(title, question))
