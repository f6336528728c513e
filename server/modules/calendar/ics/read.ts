import type { Lang } from '../../../contract/context.ts'
import type { ForeignEvent } from '../../agenda/index.ts'
import { say } from '../messages.ts'
import { Clocks, type Moment } from './clocks.ts'
import { addDuration } from './duration.ts'
import { BrokenFile, plainText, unfold, type Property } from './lines.ts'
import { partsOf, titleOf, type EventPart, type Problem } from './parts.ts'
import { recurrenceOf, startNamed, type Reading } from './recurrence.ts'

/** An event of a file with the line it begins at, and what of it could not be kept. */
export interface ReadEvent {
  line: number
  event: ForeignEvent
  told: string[]
}

/** What a file holds: what could be read, and what is wrong with the rest. */
export interface ReadFile {
  events: ReadEvent[]
  problems: Problem[]
}

const DAY = 86_400_000
const find = ({ properties }: EventPart, name: string): Property | undefined =>
  properties.find((property) => property.name === name)

/** The texts of an event, cut to what a diary holds; what was cut is told. */
function textsOf(part: EventPart, lang: Lang, told: string[]) {
  const text = (name: string, most: number): string | undefined => {
    const whole = plainText(find(part, name)?.value ?? '')
    if (whole.length > most) told.push(say(lang, 'textCut', { text: name, most }))
    return whole.slice(0, most) || undefined
  }
  return {
    title: text('SUMMARY', 200) ?? say(lang, 'untitled'),
    notes: text('DESCRIPTION', 8000),
    location: text('LOCATION', 300),
  }
}

/** When an event begins and ends. Days end with themselves when nothing says more. */
function spanOf(part: EventPart, { clocks, lang }: Reading): { start: Moment; ends: Date } {
  const [from, to, long] = [find(part, 'DTSTART'), find(part, 'DTEND'), find(part, 'DURATION')]
  if (!from) throw new BrokenFile(say(lang, 'noStart'))
  const start = clocks.momentOf(from.value, from.params.get('TZID'))
  if (!start) throw new BrokenFile(say(lang, 'badDate'))
  const next = (): Date =>
    addDuration(start.at, 'P1D', start.zone) ?? new Date(start.at.getTime() + DAY)
  if (to) {
    const ends = startNamed(to.value, to, start, clocks)
    if (!ends) throw new BrokenFile(say(lang, 'badDate'))
    return { start, ends: start.isDay && ends.getTime() === start.at.getTime() ? next() : ends }
  }
  const ends = long
    ? addDuration(start.at, long.value, start.zone)
    : start.isDay
      ? next()
      : start.at
  if (!ends) throw new BrokenFile(say(lang, 'badDate'))
  return { start, ends }
}

/** An event as the diary takes it; throws BrokenFile with what makes it none. */
function toEvent(part: EventPart, reading: Reading): ReadEvent & { start: Moment } {
  const { lang } = reading
  const told: string[] = []
  const { start, ends } = spanOf(part, reading)
  const { title, notes, location } = textsOf(part, lang, told)
  const {
    rrule,
    rdates,
    exdates,
    periods,
    told: lost,
  } = recurrenceOf(part.properties, start, reading)
  // A clock of the file's own says when it is, and no more than that.
  if (start.unknown && (start.isGuess || rrule))
    told.push(
      say(lang, start.isGuess ? 'zoneGuessed' : 'zoneUnknown', {
        text: start.unknown.slice(0, 60),
        zone: start.zone,
      }),
    )
  const status = find(part, 'STATUS')?.value.toUpperCase()
  const event: ForeignEvent = {
    uid: plainText(find(part, 'UID')?.value ?? '').slice(0, 400),
    kind: 'meeting',
    title,
    startsAt: start.at.toISOString(),
    endsAt: ends.toISOString(),
    allDay: start.isDay,
    timeZone: start.zone,
    exdates,
    rdates,
    overrides: periods.map(({ at, end }) => ({
      occurrence: at,
      starts_at: at,
      ends_at: end,
      title,
      location: location ?? null,
      notes: notes ?? null,
      cancelled: false,
    })),
    status:
      status === 'CANCELLED' ? 'cancelled' : status === 'TENTATIVE' ? 'requested' : 'confirmed',
    visibility: find(part, 'CLASS')?.value.toUpperCase() === 'PRIVATE' ? 'private' : 'agency',
    ...(rrule ? { rrule } : {}),
    ...(notes ? { notes } : {}),
    ...(location ? { location } : {}),
  }
  return { line: part.at, event, told: [...told, ...lost], start }
}

/**
 * Reads an iCalendar file. Broken as a whole: BrokenFile, in words with the line; what cannot be
 * kept is told and the rest is read.
 */
export function readCalendar(source: string, lang: Lang, now = new Date()): ReadFile {
  const { events, zones, floating, problems } = partsOf(unfold(source), lang)
  const reading: Reading = { clocks: new Clocks(zones, floating), lang, now, written: 0, steps: 0 }
  return new Gathering(reading, problems).all(events)
}

const sequenceOf = (part: EventPart): number => Number(find(part, 'SEQUENCE')?.value ?? 0) || 0

/** Puts the events of a file together by their UIDs: series with their moved occurrences. */
class Gathering {
  private readonly byUid = new Map<string, ReturnType<typeof toEvent> & { sequence: number }>()
  private readonly reading: Reading
  private readonly problems: Problem[]
  constructor(reading: Reading, problems: Problem[]) {
    this.reading = reading
    this.problems = problems
  }

  all(parts: EventPart[]): ReadFile {
    const isMoved = (part: EventPart): boolean => find(part, 'RECURRENCE-ID') !== undefined
    for (const part of parts.filter((one) => !isMoved(one)))
      this.attempt(part, () => this.take(part))
    for (const part of parts.filter(isMoved)) this.attempt(part, () => this.move(part))
    return {
      events: [...this.byUid.values()]
        .toSorted((a, b) => a.line - b.line)
        .map(({ line, event, told }) => ({ line, event, told })),
      problems: this.problems,
    }
  }

  /** One odd event does not stop the others. */
  private attempt(part: EventPart, act: () => void): void {
    try {
      act()
    } catch (error) {
      this.leave(
        part,
        error instanceof BrokenFile ? error.message : say(this.reading.lang, 'badDate'),
      )
    }
  }

  private leave(part: EventPart, text: string): void {
    this.problems.push({
      line: part.at,
      title: titleOf(part, this.reading.lang),
      text,
      kept: false,
    })
  }

  private take(part: EventPart): void {
    const made = { ...toEvent(part, this.reading), sequence: sequenceOf(part) }
    // A file without UIDs is known again by its lines' content.
    const uid = made.event.uid || `${made.event.startsAt}~${made.event.title}`
    made.event.uid = uid
    const other = this.byUid.get(uid)
    if (!other || made.sequence >= other.sequence) this.byUid.set(uid, made)
    if (!other) return
    const [kept, gone] = made.sequence >= other.sequence ? [made, other] : [other, made]
    if (kept.event.startsAt === gone.event.startsAt && kept.event.title === gone.event.title) return
    this.problems.push({
      line: gone.line,
      title: gone.event.title ?? '',
      text: say(this.reading.lang, 'sameUid', { line: kept.line }),
      kept: false,
    })
  }

  /** An occurrence that stands elsewhere than its series puts it. */
  private move(part: EventPart): void {
    const { lang, clocks } = this.reading
    const { event: own, told } = toEvent(
      {
        ...part,
        properties: part.properties.filter(
          ({ name }) => !['RRULE', 'RDATE', 'EXRULE', 'EXDATE'].includes(name),
        ),
      },
      this.reading,
    )
    const series = this.byUid.get(own.uid)
    const named = find(part, 'RECURRENCE-ID')
    if (!series?.event.rrule || !named) return this.leave(part, say(lang, 'lostOccurrence'))
    const occurrence = startNamed(named.value, named, series.start, clocks)
    if (!occurrence) throw new BrokenFile(say(lang, 'badDate'))
    if (own.endsAt < own.startsAt) return this.leave(part, say(lang, 'endsFirst'))
    series.told.push(...told)
    if (named.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE')
      series.told.push(say(lang, 'thisAndFuture'))
    const override = {
      occurrence,
      starts_at: new Date(own.startsAt),
      ends_at: new Date(own.endsAt),
      title: own.title ?? '',
      location: own.location ?? null,
      notes: own.notes ?? null,
      cancelled: own.status === 'cancelled',
    }
    series.event.overrides = [
      ...series.event.overrides.filter((one) => one.occurrence.getTime() !== occurrence.getTime()),
      override,
    ]
  }
}
