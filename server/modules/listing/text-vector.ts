import { sql, type RawBuilder } from '../../db/index.ts'

/**
 * Dictionary of each language of the site; `simple` stems nothing and stands for every other one.
 * PostgreSQL has all of them since 14.
 */
export const DICTIONARIES = { es: 'spanish', en: 'english', ca: 'catalan', de: 'german' } as const
const OTHER = 'simple'

/**
 * The words of a home's texts (`SearchTexts` as jsonb), each text by the dictionary of its
 * language; names are no language's, so they are found by the words of all.
 */
export function textVector(texts: RawBuilder<unknown>): RawBuilder<unknown> {
  const parts = Object.entries({ ...DICTIONARIES, other: OTHER }).map(
    ([key, dictionary]) =>
      sql`
        to_tsvector(${sql.lit(dictionary)},
          (${texts} ->> ${sql.lit(key)}) || E'\\n' || (${texts} ->> 'names'))`,
  )
  return sql`strip(${sql.join(parts, sql` || `)})`
}
