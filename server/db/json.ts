import { sql, type RawBuilder } from 'kysely'

/** A value for a jsonb column. Needed for arrays and scalars, which the driver would send as SQL arrays or text. */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`
}
