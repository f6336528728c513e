import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
} from 'kysely'
import type { Tables } from './tables/index.ts'

/** Writes statements and sends none: for rules that are conditions of a query. */
export const onlyWritten = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A statement on one line with its values, without the blanks that only its source has. */
export const written = ({
  sql,
  parameters,
}: CompiledQuery): { sql: string; parameters: readonly unknown[] } => ({
  sql: sql.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')').trim(),
  parameters,
})
