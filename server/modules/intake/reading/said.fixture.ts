import { openContacts, type Reading } from './read.ts'
import { personOf } from './person/person.ts'
import { type Draft } from './person/gathering.ts'
import type { FileRow, Remark } from './row.ts'
import { saidByCells, type Mapped } from './table/said.ts'

/** Everything a file holds, read with the guessed mapping. */
export interface Everything {
  reading: Reading
  rows: FileRow[]
  people: Draft[]
  lost: { line: number; key: string }[]
}

/** Reads a file from its first byte to its people, as a run does. */
export async function everythingIn(bytes: Buffer): Promise<Everything> {
  const file = await openContacts(bytes)
  const rows = [...file.rows]
  const reading = file.reading()
  const mapping = reading.columns.flatMap(({ index, guess }): Mapped[] =>
    guess ? [{ column: index, field: guess }] : [],
  )
  const header = reading.columns.map(({ name }) => name)
  const manner = {
    dates: reading.dates,
    word: (field: string) => field,
    today: new Date('2026-11-21'),
  }
  const people = rows.flatMap((row) => {
    if (row.kind === 'lost') return []
    const draft = personOf(
      row.kind === 'cells' ? saidByCells(row.cells, mapping, header) : row.said,
      manner,
    )
    return [{ ...draft, remarks: [...(row.remarks ?? []), ...draft.remarks] }]
  })
  const lost = rows.flatMap((row) =>
    row.kind === 'lost'
      ? row.remarks.slice(-1).map(({ key }: Remark) => ({ line: row.line, key }))
      : [],
  )
  return { reading, rows, people, lost }
}

/** A quoted CSV of a header and rows that name their columns. */
export function tableText(header: string, rows: Record<string, string>[], delimiter = ','): string {
  const names = header
    .trim()
    .split(',')
    .map((name) => name.replace(/^"|"$/g, ''))
  const quote = (value: string): string => `"${value.replaceAll('"', '""')}"`
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map(quote).join(delimiter))
    .join('\r\n')
}

/** Text in an encoding that Buffer does not write. */
export function latin9(text: string): Buffer {
  const special: Record<string, number> = { '€': 0xa4, š: 0xa8, ž: 0xb8, œ: 0xbd }
  return Buffer.from([...text].map((letter) => special[letter] ?? letter.charCodeAt(0)))
}
