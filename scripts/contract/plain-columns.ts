import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../generate/paths.ts'

const TABLES = join(ROOT, 'server', 'db', 'tables')

/** A column and what it holds of the contract. */
export interface PlainColumn {
  column: string
  holds: string
  key?: string
}

/**
 * Columns whose type is a component of the contract, alone, in a list or with null, as the types of
 * the tables (`server/db/tables`) say: `agenda_event.kind` holds an `AgendaKind`. `key`: it holds a
 * property of it alone, `import_run.trigger` the `trigger` of an `ImportRun`.
 */
export function plainColumns(components: readonly string[]): PlainColumn[] {
  const known = new Set(components)
  return readdirSync(TABLES)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => columnsOf(readFileSync(join(TABLES, file), 'utf8')))
    .filter(({ holds }) => known.has(holds))
}

/** A table opens two spaces in, its columns stand four in; the formatter keeps it so. */
function columnsOf(text: string): PlainColumn[] {
  let table: string | null = null
  return text.split('\n').flatMap((line) => {
    table = /^ {2}(\w+): \{$/.exec(line)?.[1] ?? (line === '  }' ? null : table)
    const [, name, type] = /^ {4}(\w+): (.+)$/.exec(line) ?? []
    if (table === null || name === undefined || type === undefined) return []
    const column = `${table}.${name}`
    return [...type.matchAll(/\b([A-Z]\w+)(?:\['(\w+)'\])?/g)].map(([, holds = '', key]) => ({
      column,
      holds,
      ...(key !== undefined && { key }),
    }))
  })
}
