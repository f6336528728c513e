import { Search } from 'lucide-react'
import type { TFunction } from '../../../i18n'
import { EVERYWHERE, searchHref } from '../../../lib/search-path'
import type { Role } from '../../../lib/session'
import { creationsFor } from '../create/creations'
import { addressOf, comesFromPortal, deskFor, keyOf } from '../navigation'
import { says } from './mark'
import type { Row } from './row'

/** What this role may make: the same as behind "+ Nuevo". */
export const actRows = (role: Role | '', t: TFunction): Row[] =>
  creationsFor(role).map(({ id, icon, to, letter }) => ({
    key: `act ${id}`,
    lead: { icon },
    title: t(`palette:act.${id}`),
    to: to(),
    ...(letter && { keys: ['N', letter] }),
  }))

/** The rooms this role has. */
export const roomRows = (role: Role | '', t: TFunction, isOperator = false): Row[] =>
  deskFor(role, isOperator).map((room) => ({
    key: `go ${keyOf(room)}`,
    lead: { icon: room.icon },
    title: t('palette:go', { room: t(`shell:${room.words}`) }),
    to: addressOf(room),
    ...(room.letter && { keys: ['G', room.letter] }),
  }))

/** For who looks for a home, what was typed is looked for where everybody looks. */
export const portalRows = (role: Role | '', question: string, t: TFunction): Row[] =>
  comesFromPortal(role)
    ? [
        {
          key: 'portal',
          lead: { icon: Search },
          title: t('palette:portal', { text: question }),
          to: searchHref('V', EVERYWHERE, { q: question }),
          isAway: true,
        },
      ]
    : []

/** Those whose words begin as asked. */
export const saying = (rows: Row[], question: string): Row[] =>
  rows.filter(({ title }) => says(title, question))
