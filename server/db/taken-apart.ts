import { sql, type RawBuilder } from 'kysely'

/*
 * Stored JSON as a query may take it apart. Another version may have written it in another shape,
 * and `jsonb_each` of a list, or `jsonb_array_elements` of a text, is an error for every row.
 */

/** The object a jsonb expression is; of anything else the empty one. */
export const asObject = (value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(case jsonb_typeof(${value}) when 'object' then ${value} else '{}' end)`

/** The list a jsonb expression is; of anything else the empty one. */
export const asList = (value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(case jsonb_typeof(${value}) when 'array' then ${value} else '[]' end)`
