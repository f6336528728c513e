import { isOn, type Typed } from './arguments.ts'
import { Usage } from './failure.ts'
import { csvOf, recordOf, tableOf } from './shown.ts'
import type { Command } from './table.ts'
import type { Terminal } from './terminal.ts'

type Row = Record<string, unknown>
export type Shape = 'json' | 'ndjson' | 'csv' | 'table'

const SHAPES = ['json', 'ndjson', 'csv'] as const

/**
 * How the answer is printed: as asked for, else a table at a terminal and JSON in a pipe or a file.
 * Throws Usage for what the answer cannot be printed as.
 */
export function shapeOf(command: Command, typed: Typed, terminal: Terminal): Shape {
  const { answer, tag, verb } = command
  const asked = SHAPES.filter((shape) => isOn(typed, shape))
  if (asked.length > 1) throw new Usage(`--${asked.join(' and --')} at once`)
  const toFile = typed.flags.some(([flag]) => flag === 'out')
  if (answer === 'file' && terminal.isTerminal && !toFile)
    throw new Usage(`llar ${tag} ${verb} answers with a file: say where with --out FILE`)
  const [shape] = asked
  if ((shape === 'csv' || shape === 'ndjson') && answer !== 'list')
    throw new Usage(`--${shape} is for lists, and llar ${tag} ${verb} answers none`)
  if (isOn(typed, 'all') && command.query.some(({ name }) => name === 'before'))
    throw new Usage(`llar ${tag} ${verb} goes on by --before, not by --all`)
  return shape ?? (terminal.isTerminal && !toFile ? 'table' : 'json')
}

/** An answer as it is written. */
export async function bytesOf(
  answer: unknown,
  shape: Shape,
  { columns }: Terminal,
): Promise<string | Uint8Array> {
  if (answer === undefined) return ''
  if (answer instanceof Blob) return new Uint8Array(await answer.arrayBuffer())
  if (typeof answer === 'string') return shape === 'table' ? `${answer}\n` : answer
  const rows = rowsOf(answer)
  if (shape === 'csv') return csvOf(rows ?? [])
  if (shape === 'ndjson') return (rows ?? []).map((row) => `${JSON.stringify(row)}\n`).join('')
  if (shape === 'json') return `${JSON.stringify(answer, null, 2)}\n`
  return `${rows ? listOf(answer as Row, rows, columns) : recordOf(answer as Row)}\n`
}

/** Rows, and below them whatever else the answer says: totals, what was refused, how it is undone. */
function listOf({ items: _items, ...rest }: Row, rows: Row[], columns: number): string {
  const said = Object.entries(rest).filter(([, value]) => !isEmpty(value))
  const table = rows.length === 0 ? 'Nothing.' : tableOf(rows, columns)
  return said.length === 0 ? table : `${table}\n\n${recordOf(Object.fromEntries(said))}`
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** The rows of a list; null of what is none. */
export function rowsOf(answer: unknown): Row[] | null {
  const items =
    typeof answer === 'object' && answer !== null && 'items' in answer ? answer.items : null
  return Array.isArray(items)
    ? items.map((item: unknown) =>
        typeof item === 'object' && item !== null ? (item as Row) : { value: item },
      )
    : null
}
