import type { LogEvent } from 'kysely'
import { spanBefore } from './span.ts'

const VERB = /\b(select|insert|update|delete|begin|commit|rollback|set|lock|copy)\b/i
/** `extract(epoch from …)` names no table. */
const TABLE = /\b(?:(?<!epoch\s)from|into|update|join|table)\s+(?:only\s+)?"?([a-z_]+)"?/i

/**
 * What a statement is called: what it does and the first table it names (`select listing`). Its
 * text stays here, and values come apart from it anyway.
 */
export function nameOf(sql: string): { name: string; verb: string; table: string | null } {
  const verb = VERB.exec(sql)?.[1]?.toLowerCase() ?? 'statement'
  const table = TABLE.exec(sql)?.[1]?.toLowerCase() ?? null
  return { name: table === null ? verb : `${verb} ${table}`, verb, table }
}

/** A span for each statement. */
export function traceStatement({ level, query, queryDurationMillis }: LogEvent): void {
  const { name, verb, table } = nameOf(query.sql)
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': verb,
    ...(table !== null && { 'db.collection.name': table }),
  }
  spanBefore(name, queryDurationMillis, attributes, level === 'error')
}
