import { dayAt, instantAt, sayDay } from '../parts/madrid'

/** Repetition as the form asks for it. */
export interface Repeat {
  freq: '' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval: number
  days: string[]
  end: 'never' | 'until' | 'count'
  until: string
  count: number
}

export const NO_REPEAT: Repeat = {
  freq: '',
  interval: 1,
  days: [],
  end: 'never',
  until: '',
  count: 10,
}
export const WEEK = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** The day of the week of a day, `MO`. */
export const weekdayOf = (day: string): string =>
  WEEK[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'MO'

/** The rule of RFC 5545; null: it does not repeat. */
export function toRule(
  { freq, interval, days, end, until, count }: Repeat,
  start: string,
): string | null {
  if (!freq) return null
  const parts = [`FREQ=${freq}`]
  if (interval > 1) parts.push(`INTERVAL=${interval}`)
  if (freq === 'WEEKLY')
    parts.push(
      `BYDAY=${WEEK.filter((day) => days.includes(day) || day === weekdayOf(start)).join(',')}`,
    )
  if (end === 'until' && until)
    parts.push(
      `UNTIL=${instantAt(until, '23:59')
        .toISOString()
        .replace(/[-:]|\.\d{3}/g, '')}`,
    )
  if (end === 'count') parts.push(`COUNT=${count}`)
  return parts.join(';')
}

/** A stored rule as the form asks for it; null when it says more than the form can. */
export function fromRule(rule: string | null): Repeat | null {
  if (!rule) return NO_REPEAT
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]))
  const known = ['FREQ', 'INTERVAL', 'BYDAY', 'UNTIL', 'COUNT', 'WKST']
  const freq = parts.get('FREQ') as Repeat['freq']
  const days = parts.get('BYDAY')?.split(',') ?? []
  if (
    [...parts.keys()].some((key) => !known.includes(key)) ||
    days.some((day) => !(WEEK as readonly string[]).includes(day)) ||
    (days.length > 0 && freq !== 'WEEKLY')
  )
    return null
  const until = parts.get('UNTIL')
  const instant = until?.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  return {
    freq,
    interval: Number(parts.get('INTERVAL') ?? 1),
    days,
    end: until ? 'until' : parts.has('COUNT') ? 'count' : 'never',
    until: instant ? dayAt(instant) : '',
    count: Number(parts.get('COUNT') ?? 10),
  }
}

/** A rule in words: `Cada 2 semanas, lun y jue, hasta el 3 de mayo`. */
export function sayRule(
  rule: string,
  lang: string,
  t: (key: string, values?: Record<string, unknown>) => string,
): string {
  const repeat = fromRule(rule)
  if (!repeat?.freq) return t('repeat.other')
  const days =
    repeat.days.length > 0
      ? new Intl.ListFormat(lang).format(
          repeat.days.map((day) =>
            sayDay(`2026-11-${16 + (WEEK as readonly string[]).indexOf(day)}`, lang, {
              weekday: 'long',
            }),
          ),
        )
      : ''
  const end =
    repeat.end === 'until'
      ? t('repeat.saidUntil', {
          day: sayDay(repeat.until, lang, { day: 'numeric', month: 'long', year: 'numeric' }),
        })
      : repeat.end === 'count'
        ? t('repeat.saidCount', { count: repeat.count })
        : ''
  return [t(`repeat.every.${repeat.freq}`, { count: repeat.interval }), days, end]
    .filter(Boolean)
    .join(', ')
}
