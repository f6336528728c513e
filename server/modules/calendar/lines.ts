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

/** Where each event begins; throws BrokenFile, in words, when lines or the nesting of parts are broken. */
export function checkLines(lines: Line[], lang: Lang): number[] {
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0]?.text ?? '')) throw new BrokenFile(say(lang, 'notCalendar'))
  const open: { name: string; at: number }[] = []
  const events: number[] = []
  for (const { at, text } of lines) {
    const [, way, name = ''] = /^(BEGIN|END):([A-Za-z0-9-]+)\s*$/i.exec(text) ?? []
    if (!/^[A-Za-z0-9-]+(;[^:"]*("[^"]*"[^:"]*)*)?:/.test(text)) throw new BrokenFile(say(lang, 'badLine', { line: at, text: text.slice(0, 60) }))
    if (way?.toUpperCase() === 'BEGIN') {
      open.push({ name: name.toUpperCase(), at })
      if (name.toUpperCase() === 'VEVENT') events.push(at)
    } else if (way && open.pop()?.name !== name.toUpperCase()) throw new BrokenFile(say(lang, 'badEnd', { line: at, text: name.slice(0, 40) }))
  }
  const last = open.at(-1)
  if (last) throw new BrokenFile(say(lang, 'unclosed', { line: last.at, text: last.name.slice(0, 40) }))
  return events
}
