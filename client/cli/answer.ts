import { writeFile } from 'node:fs/promises'
import { flagIn, type Typed } from './arguments.ts'
import { Usage } from './failure.ts'
import type { Terminal } from './terminal.ts'
import { csvOf, plain, recordOf, tableOf } from './shown.ts'
import type { Command } from './table.ts'

type Row = Record<string, unknown>
type Shape = 'json' | 'ndjson' | 'csv' | 'table'

const SHAPES = ['json', 'ndjson', 'csv'] as const
const FILE_HINT = 'answers with a file: say where with --out FILE'

/** How the answer is printed: as asked for, else a table at a terminal and JSON in a pipe. */
export function shapeOf(
  command: Pick<Command, 'answer' | 'tag' | 'verb'>,
  typed: Typed,
  { isTerminal }: Terminal,
): Shape {
  const asked = SHAPES.filter((shape) => flagIn(typed, shape) !== undefined)
  if (asked.length > 1) throw new Usage(`--${asked.join(' and --')} at once`)
  const out = flagIn(typed, 'out')
  if (command.answer === 'file' && isTerminal && out === undefined)
    throw new Usage(`llar ${command.tag} ${command.verb} ${FILE_HINT}`)
  if ((asked[0] === 'csv' || asked[0] === 'ndjson') && command.answer !== 'list')
    throw new Usage(
      `--${asked[0]} is for lists, and llar ${command.tag} ${command.verb} answers none`,
    )
  return asked[0] ?? (isTerminal && out === undefined ? 'table' : 'json')
}

/** Prints an answer, or writes it into the file of `--out`. */
export async function print(
  answer: unknown,
  shape: Shape,
  typed: Typed,
  terminal: Terminal,
): Promise<void> {
  const out = flagIn(typed, 'out')
  const bytes =
    answer instanceof Blob
      ? Buffer.from(await answer.arrayBuffer())
      : textOf(answer, shape, terminal)
  if (bytes.length === 0) return
  if (out === undefined) await terminal.write(bytes)
  else await writeFile(out, bytes)
}

function textOf(answer: unknown, shape: Shape, { columns }: Terminal): string {
  if (answer === undefined) return ''
  if (typeof answer === 'string') return shape === 'table' ? `${plain(answer)}\n` : answer
  if (shape === 'json') return `${JSON.stringify(answer, null, 2)}\n`
  const rows = rowsOf(answer)
  if (shape === 'csv') return csvOf(rows ?? [])
  if (shape === 'ndjson') return (rows ?? []).map((row) => `${JSON.stringify(row)}\n`).join('')
  if (!rows) return `${recordOf(answer as Row, columns)}\n`
  const { items: _items, ...rest } = answer as Row
  const below = Object.entries(rest).filter(([, value]) => typeof value === 'number')
  const counts = below.map(([name, value]) => `${name} ${String(value)}`).join(', ')
  const table = rows.length === 0 ? 'Nothing.' : tableOf(rows, columns)
  return `${table}\n${counts === '' ? '' : `${counts}\n`}`
}

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
