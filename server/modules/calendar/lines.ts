import type { Lang } from '../../contract/context.ts'
import { say } from './words.ts'

/** A line as it was meant (continuations joined), with its number in the file. */
export interface Line {
  at: number
  text: string
}

/** A file's fault, in words with its line; the file is not taken. */
export class BrokenFile extends Error {}

/** Lines of a file, unfolded (RFC 5545, 3.1); empty ones are passed over. */
export function unfold(source: string): Line[] {
  const lines: Line[] = []
  for (const [index, raw] of source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/).entries()) {
    const last = lines.at(-1)
    if (/^[ \t]/.test(raw) && last) last.text += raw.slice(1)
    else if (raw.trim() !== '') lines.push({ at: index + 1, text: raw })
  }
  return lines
}

/** Parts within parts, as deep as any calendar writes them. */
const DEEPEST = 6
/** Lines that hold many values, and how many of these a file may name: each is an instant to be counted. */
const MANY = /^(?:EXDATE|RDATE|FREEBUSY|CATEGORIES|RESOURCES)\b/i
const MOST_VALUES = 5000
/** Letters of a line's name with what is said of it, before its value. */
const LONGEST_HEAD = 4000

/** Where each event begins; throws BrokenFile, in words, when lines or the nesting of parts are broken. */
export function checkLines(lines: Line[], lang: Lang): number[] {
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0]?.text ?? '')) throw new BrokenFile(say(lang, 'notCalendar'))
  const open: { name: string; at: number }[] = []
  const events: number[] = []
  let values = 0
  for (const { at, text } of lines) {
    const [, way, name = ''] = /^(BEGIN|END):([A-Za-z0-9-]+)\s*$/i.exec(text) ?? []
    const head = /^[A-Za-z0-9-]+(;[^:"]*("[^"]*"[^:"]*)*)?:/.exec(text)?.[0]
    if (head === undefined) throw new BrokenFile(say(lang, 'badLine', { line: at, text: text.slice(0, 60) }))
    if (MANY.test(text)) values += text.split(',').length
    if (values > MOST_VALUES || open.length > DEEPEST || head.length > LONGEST_HEAD) throw new BrokenFile(say(lang, 'tooMuch', { line: at }))
    if (way?.toUpperCase() === 'BEGIN') {
      open.push({ name: name.toUpperCase(), at })
      if (name.toUpperCase() === 'VEVENT') events.push(at)
    } else if (way && open.pop()?.name !== name.toUpperCase()) throw new BrokenFile(say(lang, 'badEnd', { line: at, text: name.slice(0, 40) }))
  }
  const last = open.at(-1)
  if (last) throw new BrokenFile(say(lang, 'unclosed', { line: last.at, text: last.name.slice(0, 40) }))
  return events
}
