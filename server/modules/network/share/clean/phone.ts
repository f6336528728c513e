import { asDigits, plain } from './fold.ts'
import { isJoint, numberOf } from './number-words.ts'

/** A number in a text: its digits, how it is written, and where. */
interface Piece {
  digits: string
  spelled: boolean
  start: number
  end: number
}

/** Behind a number these say that it counts something. */
const COUNTED = new RegExp(
  String.raw`^\s*(?:${[
    String.raw`€|eur\b|euros?\b|m2|m²|mts?\b|metros?\b|metres?\b|meters?\b|meter\b|qm\b|km\b`,
    String.raw`mil\b|millones?\b|thousand\b|tausend\b|anos?\b|anys?\b|years?\b|jahre?\b|%`,
  ].join('|')})`,
)
/** What may stand between two parts of a telephone number. */
const BETWEEN = /^[\s.\-–·/()_*,|+]{0,4}$/
/** A price or an area: groups of three behind points. */
const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?/

/** The numbers of a text in their order; tens and ones that belong together are one. */
function pieces(text: string): Piece[] {
  const found: Piece[] = []
  const words = [...text.matchAll(/[\p{L}\p{N}|!]+(?:-[\p{L}]+)*/gu)]
  words.forEach(({ 0: word, index: start }, at) => {
    const end = start + word.length
    const beside = (one: string | undefined): boolean => one !== undefined && /\d/.test(one)
    const digits = asDigits(word, beside(words[at - 1]?.[0]) || beside(words[at + 1]?.[0]))
    if (digits !== null) return found.push({ digits, spelled: false, start, end })
    const number = numberOf(word)
    if (number === null) return undefined
    const last = found.at(-1)
    const between = last ? text.slice(last.end, start).trim() : ''
    const joins =
      last?.spelled &&
      /^[2-9]0$/.test(last.digits) &&
      number < 10 &&
      number > 0 &&
      (between === '' ? false : isJoint(between))
    if (last && joins) {
      last.digits = String(Number(last.digits) + number)
      last.end = end
    } else found.push({ digits: String(number), spelled: true, start, end })
    return undefined
  })
  return found
}

/** Numbers that follow each other with nothing else between. */
function runs(text: string, all: Piece[]): Piece[][] {
  const out: Piece[][] = []
  for (const piece of all) {
    const run = out.at(-1)
    const last = run?.at(-1)
    if (run && last && BETWEEN.test(text.slice(last.end, piece.start))) run.push(piece)
    else out.push([piece])
  }
  return out
}

const isPhone = (digits: string): boolean =>
  /^(?:(?:00)?34)?[6789]\d{8}$/.test(digits) || /^00[1-9]\d{8,13}$/.test(digits)

/** A part of a run that is a telephone number; null when none is. */
function within(text: string, run: Piece[]): Piece[] | null {
  for (let from = 0; from < run.length; from += 1) {
    const first = run[from]
    if (!first) continue
    const grouped = GROUPED.exec(text.slice(first.start))
    if (grouped && grouped[0].replace(/\D/g, '').length < 9) continue
    const plus = /\+\s*\(?$/.test(text.slice(0, first.start))
    for (let to = from; to < run.length; to += 1) {
      const part = run.slice(from, to + 1)
      const last = part.at(-1)
      if (!last || COUNTED.test(text.slice(last.end))) continue
      const digits = part.map((one) => one.digits).join('')
      if (digits.length > 15) break
      const spelled = part.filter((one) => one.spelled).length
      if (isPhone(digits) || (plus && /^[1-9]\d{8,14}$/.test(digits))) return part
      // Said in words, its beginning is enough: nobody counts so.
      if (spelled === part.length && part.length > 1 && /^[6789]00[1-9]\d+$/.test(digits))
        return part
    }
  }
  return null
}

/** The words of a telephone number in a text, however it is written; null when there is none. */
export function phoneIn(text: string): string | null {
  const folded = plain(text)
  for (const run of runs(folded, pieces(folded))) {
    const part = within(folded, run)
    if (part) return folded.slice(part[0]?.start, part.at(-1)?.end)
  }
  return null
}
