import type { Lang } from '../../../contract/context.ts'
import { say } from '../messages.ts'
import { BrokenFile, plainText, propertyOf, type Line, type Property } from './lines.ts'

/** What became of an event, or of a piece of it, that could not be kept. */
export interface Problem {
  line: number
  /** Of the event; empty for what belongs to none. */
  title: string
  text: string
  /** The event came in, but for this. */
  kept: boolean
}

/** An event of a file: what it says of itself, without alarms and other parts within it. */
export interface EventPart {
  at: number
  properties: Property[]
}

/** The parts of a file that a diary has to do with. */
export interface FileParts {
  events: EventPart[]
  /** Clocks that the file describes (VTIMEZONE), line by line. */
  zones: Line[][]
  /** Zone of hours that name none (X-WR-TIMEZONE). */
  floating: string | undefined
  problems: Problem[]
}

/** Events of one file. */
const MOST_EVENTS = 2000
/** Parts within parts, as deep as calendars write them. */
const DEEPEST = 6
/**
 * Lines that hold many values, and how many of these a file may name: each is an instant to be
 * counted.
 */
const MANY = /^(?:EXDATE|RDATE|FREEBUSY|CATEGORIES|RESOURCES)$/
const MOST_VALUES = 5000
/** Broken lines of one event that are told. */
const MOST_BAD = 5
/** Parts that are neither events nor belong to them. */
const OTHERS = ['VTODO', 'VJOURNAL', 'VFREEBUSY']

/** The title of an event as it is told. */
export const titleOf = ({ properties }: EventPart, lang: Lang): string =>
  plainText(properties.find(({ name }) => name === 'SUMMARY')?.value ?? '').slice(0, 200) ||
  say(lang, 'untitled')

/** Walks the lines once: which part each belongs to. */
class Walk {
  readonly events: EventPart[] = []
  readonly zones: Line[][] = []
  readonly problems: Problem[] = []
  floating: string | undefined
  private readonly open: { name: string; at: number }[] = []
  private readonly others = new Map<string, { at: number; count: number }>()
  private event: EventPart | null = null
  private values = 0
  private begun = 0
  /** Lines of the event at hand that are none. */
  private bad = 0
  private readonly lang: Lang
  constructor(lang: Lang) {
    this.lang = lang
  }

  take(line: Line): void {
    const [, way, name = ''] = /^(BEGIN|END):([A-Za-z0-9-]+)\s*$/i.exec(line.text) ?? []
    const part = name.toUpperCase()
    if (this.open.some((one) => one.name === 'VTIMEZONE') || part === 'VTIMEZONE')
      this.zoneLine(line, way?.toUpperCase() === 'BEGIN' && part === 'VTIMEZONE')
    if (way?.toUpperCase() === 'BEGIN') this.begin(part, line.at)
    else if (way) this.end(part, line.at)
    else this.say(line)
  }

  private zoneLine(line: Line, isFirst: boolean): void {
    if (isFirst) this.zones.push([line])
    else this.zones.at(-1)?.push(line)
  }

  private begin(name: string, at: number): void {
    // An event within an event: the first was never closed.
    if (name === 'VEVENT' && this.open.at(-1)?.name === 'VEVENT') this.cut()
    this.open.push({ name, at })
    if (this.open.length > DEEPEST + 1)
      throw new BrokenFile(say(this.lang, 'tooMuch', { line: at }))
    if (name === 'VEVENT') {
      this.begun += 1
      this.event = { at, properties: [] }
      this.bad = 0
    } else if (OTHERS.includes(name))
      this.others.set(name, {
        at: this.others.get(name)?.at ?? at,
        count: (this.others.get(name)?.count ?? 0) + 1,
      })
  }

  private end(name: string, at: number): void {
    if (!this.open.some((one) => one.name === name))
      throw new BrokenFile(say(this.lang, 'badEnd', { line: at, text: name.slice(0, 40) }))
    while (this.open.at(-1)?.name !== name) this.cut()
    this.open.pop()
    if (name !== 'VEVENT' || !this.event) return
    this.events.push(this.event)
    this.event = null
  }

  /** A part that ends with the one around it; of an event nobody knows what is missing. */
  private cut(): void {
    const gone = this.open.pop()
    if (gone?.name !== 'VEVENT' || !this.event) return
    this.problems.push({
      line: gone.at,
      title: titleOf(this.event, this.lang),
      text: say(this.lang, 'eventCut'),
      kept: false,
    })
    this.event = null
  }

  private say(line: Line): void {
    const property = propertyOf(line)
    if (property && property !== 'long' && MANY.test(property.name))
      this.values += property.value.split(',').length
    if (property === 'long' || this.values > MOST_VALUES)
      throw new BrokenFile(say(this.lang, 'tooMuch', { line: line.at }))
    const top = this.open.at(-1)?.name
    if (top === 'VEVENT' && this.event) {
      if (property) this.event.properties.push(property)
      else if ((this.bad += 1) <= MOST_BAD)
        this.problems.push({
          line: line.at,
          title: titleOf(this.event, this.lang),
          text: say(this.lang, 'badLine', { text: line.text.slice(0, 60) }),
          kept: true,
        })
    } else if (top === 'VCALENDAR' && property?.name === 'X-WR-TIMEZONE')
      this.floating ??= plainText(property.value)
  }

  finish(): FileParts {
    while (this.open.length > 0) this.cut()
    if (this.begun === 0) throw new BrokenFile(say(this.lang, 'noEvents'))
    if (this.begun > MOST_EVENTS)
      throw new BrokenFile(say(this.lang, 'tooMany', { count: this.begun }))
    for (const [name, { at, count }] of this.others)
      this.problems.push({
        line: at,
        title: '',
        text: say(this.lang, 'notEvents', { count, text: name }),
        kept: false,
      })
    return {
      events: this.events,
      zones: this.zones,
      floating: this.floating,
      problems: this.problems,
    }
  }
}

/**
 * The parts of a file. Broken as a whole, or with more in it than any diary has: BrokenFile, in
 * words with the line.
 */
export function partsOf(lines: Line[], lang: Lang): FileParts {
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0]?.text ?? ''))
    throw new BrokenFile(say(lang, 'notCalendar'))
  const walk = new Walk(lang)
  for (const line of lines) walk.take(line)
  return walk.finish()
}
