import type { AgendaCopy } from '../../../db/tables/agenda.ts'
import type { CalendarEvent, CalendarTime, CalendarWrite } from '../../../ports/calendar/index.ts'
import { fixedUntil, readRule, writeRule, type Full } from '../../agenda/index.ts'
import { ruleFor } from '../feed.ts'
import { dayIn, instantIn, instantOf, localIn, zoneOf } from './clock.ts'

/**
 * Who sees it there, as we say it: of what we sent, whose id there is made of ours (an occurrence's
 * of its series', or its own where it stands alone). What came from there, or is in a series that did, is as its person has it.
 */
export function privacyOf({
  id,
  series_id,
  google_event_id: there,
  visibility,
}: Full['row']): Pick<AgendaCopy, 'isPrivate'> {
  const ours = [id, series_id].flatMap((one) => one?.replaceAll('-', '') ?? [])
  const isSent = there === null || ours.some((one) => there.startsWith(one))
  return isSent ? { isPrivate: visibility !== 'agency' } : {}
}

/** What an event of ours says elsewhere. `where`: its place, or the addresses of its homes. */
export function copyOfOurs({ row }: Full, where: string): AgendaCopy {
  return {
    title: row.title,
    where,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    allDay: row.all_day,
    rrule: row.rrule,
    exdates: row.exdates.map((at) => at.toISOString()).toSorted(),
    rdates: row.rdates.map((at) => at.toISOString()).toSorted(),
    tentative: row.status === 'requested',
    ...privacyOf(row),
  }
}

/** The instants of EXDATE lines. */
function exdatesOf(lines: string[], zone: string): string[] {
  return lines
    .filter((line) => /^EXDATE[;:]/i.test(line))
    .flatMap((line) => {
      const [head = '', values = ''] = line.split(':')
      const tzid = /TZID=([^;:]+)/i.exec(head)?.[1]
      return values
        .split(',')
        .flatMap(
          (value) =>
            instantIn(value.trim(), tzid ? zoneOf({ timeZone: tzid }) : zone)?.toISOString() ?? [],
        )
    })
}

/**
 * What an event of Google says; null for what a diary cannot hold: several rules, dates beside the
 * rule, a rule that makes no sense to us.
 */
export function copyOfTheirs(
  { summary, location, start, end, recurrence = [], status }: CalendarEvent,
  untitled: string,
  knownZone?: string,
): (AgendaCopy & { zone: string }) | null {
  const zone = start?.dateTime ? zoneOf(start) : (knownZone ?? zoneOf({}))
  const [startsAt, endsAt] = [instantOf(start, zone), instantOf(end, zone)]
  const rules = recurrence.filter((line) => /^RRULE:/i.test(line))
  const parts = rules[0] ? readRule(rules[0]) : null
  if (
    !startsAt ||
    !endsAt ||
    rules.length > 1 ||
    (rules[0] && !parts) ||
    recurrence.some((line) => /^(RDATE|EXRULE)/i.test(line))
  )
    return null
  return {
    title: summary?.trim().slice(0, 200) || untitled,
    where: location?.trim().slice(0, 300) ?? '',
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    allDay: Boolean(start?.date),
    rrule: parts && writeRule(fixedUntil(parts, zone)),
    exdates: exdatesOf(recurrence, zone).toSorted(),
    tentative: status === 'tentative',
    zone,
  }
}

/** Both of a kind, so that a patch that turns a day into hours takes the day away. */
const timeOf = (iso: string, allDay: boolean, zone: string): CalendarTime =>
  allDay
    ? { date: dayIn(new Date(iso), zone), dateTime: null, timeZone: null }
    : { date: null, dateTime: iso, timeZone: zone }

function linesOf({ rrule, exdates, rdates = [], allDay }: AgendaCopy, zone: string): string[] {
  if (!rrule) return []
  const value = (iso: string): string =>
    allDay
      ? `;VALUE=DATE:${dayIn(new Date(iso), zone).replaceAll('-', '')}`
      : `;TZID=${zone}:${localIn(new Date(iso), zone)}`
  return [
    `RRULE:${ruleFor(rrule, allDay)}`,
    ...rdates.map((iso) => `RDATE${value(iso)}`),
    ...exdates.map((iso) => `EXDATE${value(iso)}`),
  ]
}

/** Who sees it there, where that is no longer as it was: the person may have said otherwise there. */
function seenIn(
  { isPrivate }: AgendaCopy,
  before: AgendaCopy | null,
): Pick<CalendarWrite, 'visibility'> {
  if (isPrivate === undefined || isPrivate === Boolean(before?.isPrivate)) return {}
  return { visibility: isPrivate ? 'private' : 'default' }
}

/** What is written there; `before`: what it says now. An occurrence has no rule of its own. */
export function toWrite(
  copy: AgendaCopy,
  zone: string,
  { isOccurrence, before }: { isOccurrence: boolean; before: AgendaCopy | null },
): CalendarWrite {
  const { title, where, startsAt, endsAt, allDay, tentative } = copy
  return {
    summary: title,
    location: where,
    start: timeOf(startsAt, allDay, zone),
    end: timeOf(endsAt, allDay, zone),
    status: tentative ? 'tentative' : 'confirmed',
    ...(!isOccurrence && (copy.rrule || before?.rrule) ? { recurrence: linesOf(copy, zone) } : {}),
    ...seenIn(copy, before),
  }
}

/** A rule without what says nothing, so that two ways of writing it are the same. */
const plainRule = (rrule: string | null): string =>
  (rrule ?? '')
    .split(';')
    .filter((part) => part !== 'WKST=MO' && part !== 'INTERVAL=1')
    .toSorted()
    .join(';')

/** The parts that are compared and written one by one. Hours go together. */
export const PARTS = {
  title: ({ title }: AgendaCopy): string => title,
  where: ({ where }: AgendaCopy): string => where,
  hours: ({ startsAt, endsAt, allDay }: AgendaCopy): string => `${startsAt} ${endsAt} ${allDay}`,
  rule: ({ rrule }: AgendaCopy): string => plainRule(rrule),
  standing: ({ tentative }: AgendaCopy): string => String(tentative),
} as const
export type Part = keyof typeof PARTS

/** Are both the same, for writing? */
export const isSame = (a: AgendaCopy, b: AgendaCopy): boolean =>
  Object.values(PARTS).every((of) => of(a) === of(b)) &&
  a.exdates.join() === b.exdates.join() &&
  (a.rdates ?? []).join() === (b.rdates ?? []).join() &&
  Boolean(a.isPrivate) === Boolean(b.isPrivate)

/** Which parts of theirs to take, and on which parts both changed and one gives way. */
export interface Merge {
  take: Part[]
  crossed: Part[]
}

/**
 * Compares three states part by part: what was last the same, ours, theirs. Who alone changed a
 * part is followed; where both did, the later one is. Without a common state every difference
 * counts as both.
 */
export function merge(
  base: AgendaCopy | null,
  ours: AgendaCopy,
  theirs: AgendaCopy,
  theirsIsLater: boolean,
): Merge {
  const take: Part[] = []
  const crossed: Part[] = []
  for (const part of Object.keys(PARTS) as Part[]) {
    const of = PARTS[part]
    if (of(ours) === of(theirs) || (base && of(theirs) === of(base))) continue
    if (base && of(ours) === of(base)) take.push(part)
    else {
      if (base) crossed.push(part)
      if (theirsIsLater) take.push(part)
    }
  }
  return { take, crossed }
}
