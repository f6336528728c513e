import { ZONE } from '../../../lib/zone'

/** Day and hour in the islands, in few signs: `mar, 1, 10:00`. */
export const shortHour = (at: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, {
    weekday: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: ZONE,
  }).format(new Date(at))

/** The same with its month, for what may be weeks ahead. */
export const dayAndHour = (at: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: ZONE,
  }).format(new Date(at))
