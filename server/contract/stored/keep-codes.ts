import { sql } from '../../db/index.ts'
import { LANGS } from '../language.ts'
import type { RoutesFile } from '../routes.ts'
import { CODES } from './codes.ts'
import { LANGUAGE_COLUMNS } from './languages.ts'

/** What a column may hold, and what stands in a form in place of a code that nobody knows. */
function codesOf(
  { $defs }: RoutesFile['contract'],
  column: string,
): { known: unknown[]; standIn: string | null } | null {
  if (LANGUAGE_COLUMNS.includes(column)) return { known: LANGS, standIn: 'es' }
  const component = CODES[column]
  return component === undefined
    ? null
    : { known: ($defs[component]?.['enum'] ?? []) as unknown[], standIn: null }
}

/**
 * Changes of a row of a table as they are written, so that a form loses no code that it never
 * showed: one that this contract does not know stays where the form has what is shown in its place,
 * and in a list beside what the form has. For rows that are there: the row is read by the statement
 * that writes it. Not for erasing, nor where a code is left on purpose (a status that moves on).
 */
export function keptCodes<T extends object>(
  contract: RoutesFile['contract'],
  table: string,
  changes: T,
): T {
  const kept = Object.entries(changes).map(([name, next]: [string, unknown]) => {
    const codes = codesOf(contract, `${table}.${name}`)
    const column = sql.ref(`${table}.${name}`)
    if (codes && Array.isArray(next))
      return [
        name,
        sql`
          ${next}::text[] || array(select code from unnest(${column}) code
          where code <> all(${codes.known}::text[]))`,
      ]
    if (codes && next === codes.standIn)
      return [
        name,
        sql`
          case when ${column} <> all(${codes.known}::text[]) then ${column} else ${next}::text end`,
      ]
    return [name, next]
  })
  return Object.fromEntries(kept) as T
}
