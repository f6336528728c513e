import ICAL from 'ical.js'
import type { Lang } from '../../contract/context.ts'
import { fixedUntil, isZone, readRule, writeRule, type ForeignEvent } from '../agenda/index.ts'
import { BrokenFile, checkLines, unfold } from './lines.ts'
import { say } from './words.ts'

const MOST = 2000
const ZONE = 'Europe/Madrid'

/** Names that another house's calendars give to zones; what we do not know keeps the hours it has and repeats by our clock. */
const NAMES: Record<string, string> = {
  'Romance Standard Time': ZONE, 'W. Europe Standard Time': 'Europe/Berlin', 'GMT Standard Time': 'Europe/London', 'Central Europe Standard Time': 'Europe/Budapest', 'Central European Standard Time': 'Europe/Warsaw', 'Eastern Standard Time': 'America/New_York',
}

/** An event of a file with the line it begins at. */
export interface ReadEvent {
  line: number
  event: ForeignEvent
}

/** What a file holds: what could be read, and what is wrong with the rest. */
export interface ReadFile {
  events: ReadEvent[]
  problems: { line: number; text: string }[]
}

/** Years a diary knows. A foreign clock is counted year by year up to the time that is asked for. */
const YEARS = { first: 1900, last: 2200 }

/** The instant of a time: a day or an hour without zone is one of the islands. No date past the years a diary knows. */
function instantOf(time: ICAL.Time): Date {
  if (!(time.year >= YEARS.first && time.year <= YEARS.last)) return new Date(Number.NaN)
  if (!time.isDate && time.zone && time.zone.tzid !== 'floating') return time.toJSDate()
  const pad = (value: number, length = 2): string => String(value).padStart(length, '0')
  const text = `${pad(time.year, 4)}-${pad(time.month)}-${pad(time.day)}T${pad(time.isDate ? 0 : time.hour)}:${pad(time.isDate ? 0 : time.minute)}:${pad(time.isDate ? 0 : time.second)}`
  return clockOf(text)
}

const ISLANDS = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' })

/** The instant at which the islands' clock shows a time: the offset there is found by trying. */
function clockOf(text: string): Date {
  const utc = Date.parse(`${text}Z`)
  const shown = (at: number): number => Date.parse(`${ISLANDS.format(at).replace(' ', 'T')}Z`)
  const first = utc - (shown(utc) - utc)
  return new Date(first - (shown(first) - utc))
}

const zoneOf = (time: ICAL.Time, tzid: string | undefined): string => {
  if (time.isDate) return ZONE
  if (time.zone?.tzid === 'UTC') return 'UTC'
  const name = NAMES[tzid ?? ''] ?? tzid ?? ''
  return name.includes('/') && isZone(name) ? name : ZONE
}

const textOf = (part: ICAL.Component, name: string, most: number): string | undefined => {
  const value = part.getFirstPropertyValue(name)
  return typeof value === 'string' && value.trim() ? value.trim().slice(0, most) : undefined
}

/** Times named by properties of a part: EXDATE may hold several. */
const timesOf = (part: ICAL.Component, name: string): Date[] =>
  part.getAllProperties(name).flatMap((property) => property.getValues().flatMap((value) => (value instanceof ICAL.Time ? [instantOf(value)] : []))).filter((at) => !Number.isNaN(at.getTime()))

/** The rule as we keep it; null when there is none. A rule we do not take is left for the diary to refuse in words. */
function ruleOf(part: ICAL.Component, zone: string): string | undefined {
  const value = part.getFirstPropertyValue('rrule')
  const rule = value === null ? '' : String(value)
  const parts = rule ? readRule(rule) : null
  return parts ? writeRule(fixedUntil(parts, zone)) : rule || undefined
}

function toEvent(part: ICAL.Component, lang: Lang): ForeignEvent {
  const event = new ICAL.Event(part)
  const property = part.getFirstProperty('dtstart')
  const start = property?.getFirstValue()
  if (!(start instanceof ICAL.Time)) throw new BrokenFile(say(lang, 'noStart'))
  const [starts, ends] = [instantOf(start), instantOf(event.endDate)]
  if (Number.isNaN(starts.getTime()) || Number.isNaN(ends.getTime()) || new Date(Date.UTC(start.year, start.month - 1, start.day)).getUTCDate() !== start.day) throw new BrokenFile(say(lang, 'badDate'))
  const tzid = property?.getParameter('tzid')
  const timeZone = zoneOf(start, typeof tzid === 'string' ? tzid : undefined)
  const status = textOf(part, 'status', 20)?.toUpperCase()
  const rrule = ruleOf(part, timeZone)
  const [notes, location] = [textOf(part, 'description', 8000), textOf(part, 'location', 300)]
  return {
    uid: event.uid?.slice(0, 400) ?? '', kind: 'meeting', title: textOf(part, 'summary', 200) ?? say(lang, 'untitled'),
    startsAt: starts.toISOString(), endsAt: ends.toISOString(), allDay: start.isDate, timeZone, exdates: timesOf(part, 'exdate'), overrides: [],
    status: status === 'CANCELLED' ? 'cancelled' : status === 'TENTATIVE' ? 'requested' : 'confirmed', visibility: textOf(part, 'class', 20)?.toUpperCase() === 'PRIVATE' ? 'private' : 'agency',
    ...(rrule ? { rrule } : {}), ...(notes ? { notes } : {}), ...(location ? { location } : {}),
  }
}

/** The instants a moved occurrence stands for and at. */
function overrideOf(part: ICAL.Component, lang: Lang): ForeignEvent['overrides'][number] & { uid: string } {
  const { uid, startsAt, endsAt, title, location, notes, status } = toEvent(part, lang)
  const at = part.getFirstPropertyValue('recurrence-id')
  const occurrence = at instanceof ICAL.Time ? instantOf(at) : null
  if (!occurrence || Number.isNaN(occurrence.getTime())) throw new BrokenFile(say(lang, 'badDate'))
  return { uid, occurrence, starts_at: new Date(startsAt), ends_at: new Date(endsAt), title: title ?? '', location: location ?? null, notes: notes ?? null, cancelled: status === 'cancelled' }
}

/** What a zone's clock says of itself in one rule: once a year in a month. Anything else a file could use to have us count seconds for ever. */
const ONCE_A_YEAR = /^(?:FREQ=YEARLY|INTERVAL=1|BYMONTH=\d{1,2}|BYDAY=[+-]?\d?[A-Z]{2}|BYMONTHDAY=-?\d{1,2}(?:,-?\d{1,2}){0,6}|BY(?:HOUR|MINUTE|SECOND)=\d{1,2}|UNTIL=[\dTZ:-]+|WKST=[A-Z]{2})$/i
const MOST_CHANGES = 200

function isPlainZone(zone: ICAL.Component): boolean {
  const parts = zone.getAllSubcomponents()
  return parts.length <= MOST_CHANGES && parts.every((part) => {
    const start = part.getFirstPropertyValue('dtstart')
    const rules = part.getAllProperties('rrule').flatMap((property) => property.getValues().map(String))
    const plain = rules.every((rule) => /FREQ=YEARLY/i.test(rule) && /BYMONTH=/i.test(rule) && rule.split(';').every((piece) => ONCE_A_YEAR.test(piece)))
    return start instanceof ICAL.Time && start.year >= 1600 && rules.length <= 1 && plain && part.getAllProperties('rdate').length <= MOST_CHANGES
  })
}

/** Clocks that one file may bring: each is counted from its beginning on. */
const MOST_ZONES = 20

/** Zones that only tell when the clock changes are known for this file; others are taken out, and their hours read as ours. */
function takeZones(calendar: ICAL.Component): void {
  for (const [at, zone] of calendar.getAllSubcomponents('vtimezone').entries()) {
    if (at < MOST_ZONES && isPlainZone(zone)) ICAL.TimezoneService.register(zone)
    else calendar.removeSubcomponent(zone)
  }
}

/** Reads an iCalendar file. Broken as a whole: BrokenFile, in words with the line; a broken event is told and the rest is read. */
export function readCalendar(source: string, lang: Lang): ReadFile {
  const lines = unfold(source)
  const begins = checkLines(lines, lang)
  if (begins.length === 0) throw new BrokenFile(say(lang, 'noEvents'))
  if (begins.length > MOST) throw new BrokenFile(say(lang, 'tooMany', { count: begins.length }))
  const root = [ICAL.parse(lines.map(({ text }) => text).join('\r\n'))].flatMap((one: unknown) => (Array.isArray(one) && Array.isArray(one[0]) ? one : [one]) as unknown[])
  const calendars = root.map((one) => new ICAL.Component(one as unknown[] as never))
  for (const one of calendars) takeZones(one)
  try {
    return gather(calendars.flatMap((one) => one.getAllSubcomponents('vevent')), begins, lang)
  } finally {
    // Zones of one file say nothing about the next one's.
    ICAL.TimezoneService.reset()
  }
}

function gather(parts: ICAL.Component[], begins: number[], lang: Lang): ReadFile {
  const byUid = new Map<string, ReadEvent>()
  const problems: ReadFile['problems'] = []
  const moved: (ReturnType<typeof overrideOf> & { line: number })[] = []
  for (const [at, part] of parts.entries()) {
    const line = begins[at] ?? 0
    try {
      if (part.getFirstProperty('recurrence-id')) moved.push({ ...overrideOf(part, lang), line })
      else {
        const event = toEvent(part, lang)
        // A file without UIDs is known again by its lines' content.
        const uid = event.uid || `${event.startsAt}~${event.title}`
        byUid.set(uid, { line, event: { ...event, uid } })
      }
    } catch (error) {
      problems.push({ line, text: error instanceof BrokenFile ? error.message : say(lang, 'badDate') })
    }
  }
  for (const { uid, line, ...override } of moved) {
    const series = byUid.get(uid)
    if (series?.event.rrule) series.event.overrides = [...series.event.overrides.filter((one) => one.occurrence.getTime() !== override.occurrence.getTime()), override]
    else problems.push({ line, text: say(lang, 'lostOccurrence') })
  }
  return { events: [...byUid.values()], problems }
}
