import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../generate/paths.ts'

const TABLES = join(ROOT, 'server', 'db', 'tables')

/**
 * Columns whose type is a component of the contract, alone, in a list or with null, as the types of
 * the tables (`server/db/tables`) say: `agenda_event.kind` holds an `AgendaKind`.
 */
export function plainColumns(components: readonly string[]): { column: string; holds: string }[] {
  const known = new Set(components)
  return readdirSync(TABLES)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => columnsOf(readFileSync(join(TABLES, file), 'utf8')))
    .filter(({ holds }) => known.has(holds))
}

/** A table opens two spaces in, its columns stand four in; the formatter keeps it so. */
function columnsOf(text: string): { column: string; holds: string }[] {
  let table: string | null = null
  return text.split('\n').flatMap((line) => {
    table = /^ {2}(\w+): \{$/.exec(line)?.[1] ?? (line === '  }' ? null : table)
    const [, name, type] = /^ {4}(\w+): (.+)$/.exec(line) ?? []
    if (table === null || name === undefined || type === undefined) return []
    return (type.match(/\b[A-Z]\w+/g) ?? []).map((holds) => ({
      column: `${table}.${name}`,
      holds,
    }))
  })
}
