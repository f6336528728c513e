/**
 * A property of a card: `item1.TEL;TYPE=cell:+34 600…`, its value still as bytes in Latin letters.
 */
export interface Property {
  /** Line of the file where it begins, from 1. */
  line: number
  group: string
  /** In capitals; empty for a line that is none. */
  name: string
  /**
   * Parameters by name in capitals, values in capitals; bare ones of 2.1 (`TEL;CELL`) under TYPE.
   */
  params: Map<string, string[]>
  value: string
}

/** Properties whose value is a file: never kept. */
const FILES = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY', 'X-MS-CARDPICTURE', 'X-MS-OL-DESIGN'])
/** Letters that one value may have. */
const LONGEST = 20_000

interface Raw {
  line: number
  text: string
}

/** Lines of a file with any line ending, numbered. */
function* linesOf(text: string): Generator<Raw> {
  let line = 1
  let from = 0
  const end = /\r\n|\n|\r/g
  for (let found = end.exec(text); found !== null; found = end.exec(text)) {
    yield { line, text: text.slice(from, found.index) }
    from = found.index + found[0].length
    line += 1
  }
  if (from < text.length) yield { line, text: text.slice(from) }
}

/**
 * Unfolds the lines: a leading blank goes on with the value (3.0, 4.0), and so does `=` at the end
 * of a quoted-printable one (2.1).
 */
export function* propertiesOf(text: string): Generator<Property> {
  let current: Property | null = null
  let soft = false
  for (const { line, text: piece } of linesOf(text)) {
    if (current && soft) {
      soft = goesOn(current, piece)
      continue
    }
    if (current && current.name !== '' && /^[ \t]/.test(piece)) {
      grow(current, piece.slice(1))
      continue
    }
    if (current) yield current
    current = piece.trim() === '' ? null : propertyOf(line, piece)
    soft = false
    if (current && isQuoted(current))
      soft = goesOn({ ...current, value: '' }, current.value) && cutMark(current)
  }
  if (current) yield current
}

/** Takes the `=` at the end away; true, so that it can be chained. */
function cutMark(property: Property): true {
  property.value = property.value.replace(/=[ \t]*$/, '')
  return true
}

/** Adds a line to a quoted-printable value; true when the next one belongs to it, too. */
function goesOn(property: Property, piece: string): boolean {
  const more = /=[ \t]*$/.test(piece)
  grow(property, more ? piece.replace(/=[ \t]*$/, '') : piece)
  return more
}

function grow(property: Property, piece: string): void {
  if (!FILES.has(property.name) && property.value.length < LONGEST) property.value += piece
}

/** Whether a value is quoted-printable. */
export const isQuoted = ({ params }: Property): boolean =>
  (params.get('ENCODING') ?? [])
    .concat(params.get('TYPE') ?? [])
    .some((value) => value === 'QUOTED-PRINTABLE')

/** Letters that a name and its parameters may have. */
const HEAD = 2000

/**
 * Finds the colon that ends the name, which is not one within quotes; -1 for a line that has none.
 */
function colonOf(text: string): number {
  let quoted = false
  for (let at = 0; at < Math.min(text.length, HEAD); at += 1) {
    if (text[at] === '"') quoted = !quoted
    else if (text[at] === ':' && !quoted) return at
  }
  return text.slice(0, HEAD).indexOf(':') // a quotation mark was never closed
}

function propertyOf(line: number, text: string): Property {
  const nothing: Property = {
    line,
    group: '',
    name: '',
    params: new Map(),
    value: text.slice(0, LONGEST),
  }
  const colon = colonOf(text)
  if (colon < 1) return nothing
  const [full = '', ...parts] = text.slice(0, colon).split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  const named = /^\s*(?:([\w-]+)\.)?([A-Za-z][\w-]*)\s*$/.exec(full)
  if (!named) return nothing
  const name = (named[2] ?? '').toUpperCase()
  return {
    line,
    group: named[1] ?? '',
    name,
    params: paramsOf(parts),
    value: FILES.has(name) ? '' : text.slice(colon + 1, colon + 1 + LONGEST),
  }
}

function paramsOf(parts: string[]): Map<string, string[]> {
  const params = new Map<string, string[]>()
  for (const part of parts.slice(0, 20)) {
    const equals = part.indexOf('=')
    const name = equals === -1 ? 'TYPE' : part.slice(0, equals).trim().toUpperCase()
    const values = part
      .slice(equals + 1)
      .replaceAll('"', '')
      .split(',')
      .map((value) => value.trim().toUpperCase())
    params.set(name, [...(params.get(name) ?? []), ...values])
  }
  return params
}
