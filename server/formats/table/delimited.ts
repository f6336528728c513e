/** A row of a delimited file. */
export interface Delimited {
  line: number
  cells: string[]
  /** A quotation mark was opened and never closed: the line was read as it stands. */
  unclosed: boolean
}

/** Letters that one row may have; what is longer is an open quotation mark. */
const LONGEST_ROW = 120_000
/**
 * After so many open marks a file is one that does not quote at all: it is read as it stands, and
 * in good time.
 */
const OPEN_MARKS = 20

/**
 * Rows of a delimited text that comes in pieces: quoted line breaks, doubled quotes, stray quotes
 * inside a cell, and any line ending. A quotation mark that never closes costs its own line only,
 * not the rest of the file.
 */
export function* readDelimited(pieces: Iterable<string>, delimiter: string): Generator<Delimited> {
  let text = ''
  let line = 1
  let open = 0
  const take = function* (final: boolean): Generator<Delimited> {
    let at = 0
    while (at < text.length) {
      let row =
        open < OPEN_MARKS ? rowAt(text, at, delimiter, final) : plainRowAt(text, at, delimiter)
      const length = (row?.next ?? text.length) - at
      // Its end comes with the next piece.
      if (!final && length <= LONGEST_ROW && (row === null || row.next >= text.length)) break
      const unclosed = row === null || (length > LONGEST_ROW && open < OPEN_MARKS)
      if (unclosed) {
        open += 1
        row = plainRowAt(text, at, delimiter)
      }
      if (row === null) break
      yield { line, cells: row.cells, unclosed }
      line += breaksIn(text, at, row.next)
      at = row.next
    }
    text = text.slice(at)
  }
  for (const piece of pieces) {
    text += piece
    yield* take(false)
  }
  yield* take(true)
}

interface Found {
  cells: string[]
  /** Where the next row begins. */
  next: number
}

/** The row that begins at `from`; null when its end is not there (yet). */
function rowAt(text: string, from: number, delimiter: string, final: boolean): Found | null {
  const cells: string[] = []
  let at = from
  for (;;) {
    const cell = cellAt(text, at, delimiter, final)
    if (cell === null) return null
    cells.push(cell.value)
    const sign = text[cell.end]
    if (sign === delimiter) {
      at = cell.end + 1
      continue
    }
    if (sign === undefined) return final ? { cells, next: text.length } : null
    // Its line feed may come with the next piece.
    if (sign === '\r' && cell.end + 1 === text.length && !final) return null
    return { cells, next: cell.end + (sign === '\r' && text[cell.end + 1] === '\n' ? 2 : 1) }
  }
}

interface Cell {
  value: string
  /** Position of the delimiter or line break behind it. */
  end: number
}

function cellAt(text: string, from: number, delimiter: string, final: boolean): Cell | null {
  let start = from
  // Where blanks divide, each is one: skipping them anew in every cell would take for ever.
  while (delimiter !== ' ' && text[start] === ' ') start += 1
  if (text[start] !== '"') return plainCell(text, from, delimiter)
  let seek = start + 1
  for (;;) {
    const quote = text.indexOf('"', seek)
    if (quote === -1) return null
    if (text[quote + 1] === '"') {
      seek = quote + 2
      continue
    }
    let end = quote + 1
    while (text[end] === ' ') end += 1
    if (end >= text.length && !final) return null
    if (end >= text.length || text[end] === delimiter || text[end] === '\n' || text[end] === '\r') {
      return {
        value: text.slice(start + 1, quote).replaceAll('""', '"'),
        end: Math.min(end, text.length),
      }
    }
    seek = quote + 1 // a stray mark inside, as in 5" pipe
  }
}

function plainCell(text: string, from: number, delimiter: string): Cell {
  let end = from
  for (; end < text.length; end += 1) {
    const sign = text[end]
    if (sign === delimiter || sign === '\n' || sign === '\r') break
  }
  return { value: text.slice(from, end), end }
}

/** A line as it stands, its quotation marks dropped. */
function plainRowAt(text: string, from: number, delimiter: string): Found {
  const cells: string[] = []
  let at = from
  for (;;) {
    const { value, end } = plainCell(text, at, delimiter)
    cells.push(value.replaceAll('"', ''))
    if (text[end] === delimiter) at = end + 1
    else return { cells, next: end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1) }
  }
}

function breaksIn(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at += 1) {
    const sign = text[at]
    if (sign === '\n' || (sign === '\r' && text[at + 1] !== '\n')) count += 1
  }
  return count
}

const DELIMITERS = [',', ';', '\t', '|'] as const
const LOOK_AT = 60

/** Excel's first line that says the delimiter by itself. */
export const saidDelimiter = (text: string): string | null =>
  /^sep=([,;\t|])\r?\n/i.exec(text)?.[1] ?? null

/**
 * The delimiter that gives the most rows of the same number of cells; a comma when none divides
 * anything.
 */
export function delimiterOf(text: string): string {
  let best: string = ','
  let bestScore = 0
  for (const delimiter of DELIMITERS) {
    const score = evenness(text, delimiter)
    if (score > bestScore) [best, bestScore] = [delimiter, score]
  }
  return best
}

function evenness(text: string, delimiter: string): number {
  const counts = new Map<number, number>()
  let rows = 0
  for (const { cells } of readDelimited([text], delimiter)) {
    if (cells.length === 1 && cells[0]?.trim() === '') continue
    rows += 1
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
    if (rows >= LOOK_AT) break
  }
  let score = 0
  for (const [width, times] of counts)
    if (width > 1) score = Math.max(score, (times / rows) * Math.log2(width + 1) + times / rows)
  return score
}
