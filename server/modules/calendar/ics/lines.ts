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
  for (const [index, raw] of source
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const last = lines.at(-1)
    if (/^[ \t]/.test(raw) && last) last.text += raw.slice(1)
    else if (raw.trim() !== '') lines.push({ at: index + 1, text: raw })
  }
  return lines
}

/** What a line says: `DTSTART;TZID=Europe/Madrid:20270125T100000`. */
export interface Property {
  at: number
  /** In capitals. */
  name: string
  /** By names in capitals; of several values the first. */
  params: ReadonlyMap<string, string>
  /** As it is written. */
  value: string
}

/** Letters of a line's name with what is said of it, before its value. */
const LONGEST_HEAD = 4000

/**
 * The property of a line; null for a line that is none, `long` for one whose head no program
 * writes. Read sign by sign: a quoted value may hold any of them.
 */
export function propertyOf({ at, text }: Line): Property | null | 'long' {
  const pieces: string[] = []
  let quoted = false
  let from = 0
  const end = Math.min(text.length, LONGEST_HEAD + 1)
  for (let here = 0; here < end; here += 1) {
    const sign = text[here]
    if (sign === '"') quoted = !quoted
    if (quoted || (sign !== ';' && sign !== ':')) continue
    pieces.push(text.slice(from, here))
    from = here + 1
    if (sign === ':') return named(at, pieces, text.slice(from))
  }
  return text.length > LONGEST_HEAD ? 'long' : null
}

function named(at: number, [name = '', ...rest]: string[], value: string): Property | null {
  if (!/^[A-Za-z0-9-]+$/.test(name)) return null
  const params = new Map(
    rest.map((piece): [string, string] => {
      const [key = '', ...said] = piece.split('=')
      return [
        key.trim().toUpperCase(),
        said
          .join('=')
          .trim()
          .replace(/^"([^"]*)".*$/, '$1'),
      ]
    }),
  )
  return { at, name: name.toUpperCase(), params, value: value.trim() }
}

/** A text with its signs put back (3.3.11). */
export const plainText = (value: string): string =>
  value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign)).trim()
