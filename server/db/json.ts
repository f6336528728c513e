import { sql, type RawBuilder } from 'kysely'

/**
 * Half of a sign, as JSON writes it. Before it an even number of backslashes: after an odd one it
 * is a text that says so.
 */
const HALF = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g

/**
 * A value for a jsonb column. Needed for arrays and scalars, which the driver would send as SQL
 * arrays or text. Where a text was cut in the middle of a sign, the half that is left is written as
 * the sign for what is lost: PostgreSQL takes no halves.
 */
export function json<T>(value: T): RawBuilder<T> {
  const written = JSON.stringify(value) as string | undefined
  return sql<T>`${written?.replace(HALF, '$1\ufffd')}::jsonb`
}
