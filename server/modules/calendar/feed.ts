import { foldLine } from '../../formats/content-line.ts'
import { ZONE } from '../../time/madrid.ts'
import type { AgendaStatus } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import {
  diaryOf,
  exceptionsOf,
  homesOf,
  readRule,
  stamp,
  startsBetween,
  writeRule,
  type Full,
} from '../agenda/index.ts'
import { agentsOf } from '../user/index.ts'
import { MADRID, moment, onClock, text } from './write.ts'

const DAY = 86_400_000
const BACK_DAYS = 90
const AHEAD_DAYS = 800

const STATUSES: Record<AgendaStatus, string> = {
  requested: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  done: 'CONFIRMED',
  no_show: 'CANCELLED',
  cancelled: 'CANCELLED',
}

interface Made {
  full: Full
  /** The row with the rule, for a moved occurrence; without it, it is an event of its own. */
  series: Full | undefined
  /** Occurrences of a series that stand for themselves and are not in this calendar. */
  elsewhere: Date[]
  where: string
  url: string
}

/** A rule beside a start that is a day ends on a day, too (3.3.10). */
export function ruleFor(rrule: string, allDay: boolean): string {
  const parts = readRule(rrule)
  const until = parts?.get('UNTIL')
  if (!parts || !until || !allDay) return rrule
  const at = new Date(
    until.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  )
  return writeRule(parts.set('UNTIL', onClock(at).day))
}

/**
 * One event. Nothing in it tells of other people: neither names nor how to reach them, nor the
 * notes about them.
 */
function lines({ full: { row }, series, elsewhere, where, url }: Made, now: Date): string[] {
  const kind = row.all_day ? 'day' : row.time_zone === 'UTC' ? 'utc' : 'local'
  // A series by the clock of another zone is written as the instants it makes, since its zone is
  // not in the file.
  const foreign =
    row.rrule !== null && !row.all_day && row.time_zone !== ZONE && row.time_zone !== 'UTC'
  const how = foreign ? 'utc' : kind
  const starts =
    foreign && row.rrule
      ? startsBetween(
          { ...row, rrule: row.rrule },
          row.starts_at,
          new Date(now.getTime() + AHEAD_DAYS * DAY),
        ).slice(1, 500)
      : []
  return [
    'BEGIN:VEVENT',
    `UID:${text(series?.row.uid ?? row.uid)}`,
    `DTSTAMP:${stamp(row.updated_at)}`,
    `LAST-MODIFIED:${stamp(row.updated_at)}`,
    `SEQUENCE:${row.sequence}`,
    ...(series && row.occurrence
      ? [
          moment(
            'RECURRENCE-ID',
            row.occurrence,
            series.row.all_day ? 'day' : series.row.time_zone === 'UTC' ? 'utc' : 'local',
          ),
        ]
      : []),
    moment('DTSTART', row.starts_at, how),
    moment('DTEND', row.ends_at, how),
    ...(row.rrule && !foreign ? [`RRULE:${ruleFor(row.rrule, row.all_day)}`] : []),
    ...starts.map((at) => moment('RDATE', at, 'utc')),
    ...(foreign ? [] : row.rdates.map((at) => moment('RDATE', at, how))),
    ...[...row.exdates, ...elsewhere].map((at) => moment('EXDATE', at, how)),
    `SUMMARY:${text(row.title)}`,
    ...(where ? [`LOCATION:${text(where)}`] : []),
    `URL:${url}`,
    ...(Object.hasOwn(STATUSES, row.status) ? [`STATUS:${STATUSES[row.status]}`] : []),
    ...(row.kind === 'task' || row.kind === 'reminder' ? ['TRANSP:TRANSPARENT'] : []),
    ...(row.visibility === 'agency' ? [] : ['CLASS:PRIVATE']),
    'END:VEVENT',
  ]
}

/**
 * A person's diary as other calendars read it: from three months back on, series with their rules.
 */
export async function writeFeed(
  db: Db,
  {
    userId,
    agencyId,
    name,
    siteUrl,
  }: { userId: string; agencyId: string; name: string; siteUrl: string },
  now: Date,
): Promise<string> {
  // Who moved to another agency leaves the old one's diary behind.
  const rows = (await diaryOf(db, userId, new Date(now.getTime() - BACK_DAYS * DAY))).filter(
    ({ row }) => row.agency_id === agencyId,
  )
  return calendarOf(db, { agencyId, name, siteUrl, rows }, now)
}

/** Diaries of an agency's people as one calendar: all of it, but what they keep private. */
export async function agencyCalendar(
  db: Db,
  { agencyId, name, siteUrl }: { agencyId: string; name: string; siteUrl: string },
  now: Date,
): Promise<string> {
  const found = new Map<string, Full>()
  for (const { id } of await agentsOf(db, agencyId))
    for (const full of await diaryOf(db, id, new Date(0)))
      if (full.row.agency_id === agencyId && full.row.visibility === 'agency')
        found.set(full.row.id, full)
  return calendarOf(db, { agencyId, name, siteUrl, rows: [...found.values()] }, now)
}

async function calendarOf(
  db: Db,
  {
    agencyId,
    name,
    siteUrl,
    rows,
  }: { agencyId: string; name: string; siteUrl: string; rows: Full[] },
  now: Date,
): Promise<string> {
  const homes = await homesOf(
    db,
    agencyId,
    rows.flatMap((one) => one.homes),
  )
  const byId = new Map(rows.map((one) => [one.row.id, one]))
  const ofSeries = rows.flatMap(({ row }) => (row.rrule === null ? [] : [row.id]))
  const elsewhere = Map.groupBy(
    (await exceptionsOf(db, ofSeries)).filter(({ id }) => !byId.has(id)),
    ({ series_id }) => series_id,
  )
  const events = rows.flatMap((full) => {
    const at = full.homes
      .flatMap((id) => homes.get(id)?.home ?? [])
      .map(({ address, town, ref }) => [address, town, ref].filter(Boolean).join(', '))
    const series = full.row.series_id ? byId.get(full.row.series_id) : undefined
    return lines(
      {
        full,
        series,
        elsewhere: (elsewhere.get(full.row.id) ?? []).flatMap(({ occurrence }) => occurrence ?? []),
        where: full.row.location ?? at.join(' · '),
        url: `${siteUrl}/auth/agenda/details?id=${full.row.id}`,
      },
      now,
    )
  })
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Llar//Agenda//ES',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${text(name)}`,
    `X-WR-TIMEZONE:${ZONE}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...MADRID,
  ]
  return `${[...head, ...events, 'END:VCALENDAR'].map(foldLine).join('\r\n')}\r\n`
}
