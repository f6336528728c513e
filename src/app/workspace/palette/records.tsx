import {
  Building2,
  CalendarCheck,
  CalendarDays,
  MessageSquare,
  UserRoundSearch,
} from 'lucide-react'
import type {
  FoundContact,
  FoundDemand,
  FoundEvent,
  FoundHome,
  FoundThread,
} from '../../../../generated/model'
import { DemandStatusChip } from '../../../features/demand/parts/status'
import { PropertyStatusChip } from '../../../features/property/parts/property-status'
import type { TFunction } from '../../../i18n'
import { date, moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { durationWords } from '../../../lib/reply-clock'
import { sameDay } from '../../../lib/when'
import { says } from './mark'
import type { Row } from './row'

/** The present, the words, and what was asked: what a row is written with. */
export interface Telling {
  t: TFunction
  now: number
  question: string
}

const joined = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ')

/** What is shown only where it is why the record was found. */
const ifAsked = (text: string | null, { question }: Telling): string | null =>
  text && question.split(/\s+/).some((word) => word && says(text, word)) ? text : null

export const homeRow = (home: FoundHome, telling: Telling): Row => ({
  key: home.id,
  lead: home.thumb ? { photo: home.thumb } : { icon: Building2 },
  title: home.title || home.ref,
  note: joined(
    home.title ? home.ref : null,
    [home.street, home.town].filter(Boolean).join(', '),
    ifAsked(home.owners.join(', ') || null, telling),
  ),
  end: (
    <>
      <PropertyStatusChip home={home} />
      {home.price === null ? null : <b className="num">{moneyShort(home.price)}</b>}
    </>
  ),
  to: href('auth-cartera-inmueble-id', { id: home.id }),
})

export const contactRow = (contact: FoundContact, { t }: Telling): Row => ({
  key: contact.id,
  lead: { id: contact.id, person: contact.name },
  title: contact.name,
  note: joined(
    contact.roles.map((role) => t(`contact:enums.roles.${role}`)).join(', '),
    contact.town,
    contact.email,
  ),
  ...(contact.phone && { end: <span className="num">{contact.phone}</span> }),
  to: href('auth-contactos-id', { id: contact.id }),
})

export const demandRow = (demand: FoundDemand, { t }: Telling): Row => ({
  key: demand.id,
  lead: { icon: UserRoundSearch },
  title: demand.title,
  note: joined(
    demand.ref,
    demand.contactName,
    demand.bedroomsMin !== null && t('palette:bedrooms', { count: demand.bedroomsMin }),
  ),
  end: <DemandStatusChip demand={demand} />,
  to: href('auth-cartera-demanda-id', { id: demand.id }),
})

const MINUTE_MS = 60_000
const DAY = 1440

/** How far off a moment is: `en 48 min`, `hace 2 d`; beyond a day in whole days. */
export function dueIn(iso: string, { t, now }: Telling): string {
  const minutes = Math.round((Date.parse(iso) - now) / MINUTE_MS)
  if (minutes === 0) return t('palette:now')
  const far = Math.abs(minutes)
  const time = durationWords(far < DAY ? far : Math.round(far / DAY) * DAY, t)
  return t(minutes > 0 ? 'palette:in' : 'palette:ago', { time })
}

/** `Hoy 11:00`, `Mañana 9:30`, `26/11 10:00`; with its year when that is another. */
function startOf({ startsAt, allDay }: FoundEvent, { t, now }: Telling): string {
  const today = new Date(now).toISOString()
  const year = date(startsAt, 'YYYY') === date(now, 'YYYY')
  const day = sameDay(startsAt, today)
    ? t('shell:when.today')
    : sameDay(startsAt, new Date(now + DAY * MINUTE_MS).toISOString())
      ? t('palette:tomorrow')
      : date(startsAt, year ? 'DD/MM' : 'DD/MM/YYYY')
  return allDay ? day : `${day} ${date(startsAt, 'HH:mm')}`
}

export const eventRow = (event: FoundEvent, telling: Telling): Row => {
  const { t, now } = telling
  const isOn = Date.parse(event.startsAt) <= now && now < Date.parse(event.endsAt)
  return {
    key: event.id,
    lead: { icon: event.kind === 'visit' ? CalendarCheck : CalendarDays },
    title: `${startOf(event, telling)}, ${event.title}`,
    note: joined(
      event.people.join(', '),
      event.home ?? event.location,
      event.keysNumber && t('palette:keysNumber', { number: event.keysNumber }),
    ),
    end: isOn ? t('palette:now') : dueIn(event.startsAt, telling),
    to: href(
      'auth-agenda-details',
      {},
      { id: event.id, occurrence: event.occurrence ?? undefined },
    ),
  }
}

export const threadRow = (thread: FoundThread, telling: Telling): Row => {
  const { t, now } = telling
  const waits = thread.waitingSince
    ? durationWords(Math.round((now - Date.parse(thread.waitingSince)) / MINUTE_MS), t)
    : null
  return {
    key: thread.id,
    lead: { icon: MessageSquare },
    title: thread.name,
    note: thread.about ?? '',
    end: waits ? t('palette:waits', { time: waits }) : dueIn(thread.lastAt, telling),
    to: href('auth-mensajes', {}, { chat: thread.id }),
  }
}
