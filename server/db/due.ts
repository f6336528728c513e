import { sql, type RawBuilder } from 'kysely'

/**
 * Whether a time that was noted has come, or lies farther than anything is put off there
 * (`longest`, in milliseconds): then it was noted while the clock ran ahead, and would be waited for
 * (docs/decisions/0239). Null is not due.
 */
export const isDue = (column: string, now: Date, longest: number): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} <= ${now}
    or ${sql.ref(column)} > ${new Date(now.getTime() + longest)})`
