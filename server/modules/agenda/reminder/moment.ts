import { ZONE } from '../../../time/madrid.ts'
import { localeOf } from '../../../formats/figure.ts'
import type { Lang } from '../../../contract/context.ts'
import { dayOf } from '../series/zone-day.ts'

const TODAY: Record<Lang, [today: string, tomorrow: string]> = {
  es: ['hoy', 'mañana'],
  en: ['today', 'tomorrow'],
  ca: ['avui', 'demà'],
  de: ['heute', 'morgen'],
}

/** `hoy, 11:00`, `mañana`, `lun, 23 nov, 9:30`: when something is, as seen from now. */
export function momentIn(lang: Lang, at: Date, now: Date, allDay: boolean): string {
  const zone = ZONE
  const date = dayOf(at).date
  const [today, tomorrow] = TODAY[lang]
  const day =
    date === dayOf(now).date
      ? today
      : date === dayOf(dayOf(now).end).date
        ? tomorrow
        : at.toLocaleDateString(localeOf(lang), {
            weekday: 'short',
            day: 'numeric',
            month: 'short',
            timeZone: zone,
          })
  return allDay
    ? day
    : `${day}, ${at.toLocaleTimeString(localeOf(lang), { hour: '2-digit', minute: '2-digit', timeZone: zone })}`
}
