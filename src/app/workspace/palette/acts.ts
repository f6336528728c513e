import type { TFunction } from '../../../i18n'
import type { Role } from '../../../lib/session'
import { creationsFor } from '../create/creations'
import { addressOf, deskFor, keyOf } from '../navigation'
import { says } from './mark'
import type { Row } from './row'

/** What this role may make: the same as behind "+ Nuevo". */
export const actRows = (role: Role | '', t: TFunction): Row[] =>
  creationsFor(role).map(({ id, icon, to }) => ({
    key: `act ${id}`,
    lead: { icon },
    title: t(`palette:act.${id}`),
    to: to(),
  }))

/** The rooms this role has. */
export const roomRows = (role: Role | '', t: TFunction): Row[] =>
  deskFor(role).map((room) => ({
    key: `go ${keyOf(room)}`,
    lead: { icon: room.icon },
    title: t('palette:go', { room: t(`shell:${room.words}`) }),
    to: addressOf(room),
  }))

/** Those whose words begin as asked. */
export const saying = (rows: Row[], question: string): Row[] =>
  rows.filter(({ title }) => says(title, question))
