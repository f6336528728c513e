import {
  ContactRole,
  IntakeDates,
  IntakeMode,
  IntakeRunDedupeKeysItem,
  IntakeWantOperation,
} from '../../../generated/model/index.ts'
import { knownIn } from '../../contract/known.ts'
import { readsWhole } from '../../contract/stored/index.ts'
import { sql, type Db } from '../../db/index.ts'

const CODES = {
  mode: knownIn(IntakeMode),
  dates: knownIn(IntakeDates),
  want: knownIn(IntakeWantOperation),
  keys: knownIn(IntakeRunDedupeKeysItem),
  roles: knownIn(ContactRole),
}

/**
 * Whether this version knows all that was chosen for a run. By half of it people would come in
 * without what a column holds of them, or beside themselves, or over what is written of them.
 */
export async function knowsPlan(db: Db, id: string): Promise<boolean> {
  // Lists of one, and expressions, come as they are stored.
  const { rows } = await sql<Record<keyof typeof CODES, string[]>>`
    select array[mode] as mode, array[dates] as dates, array_remove(array[want_operation], null) as want,
      dedupe_keys || '{}'::text[] as keys, roles || '{}'::text[] as roles
    from intake_run where id = ${id}`.execute(db)
  const isKnown = rows.every((row) =>
    Object.entries(CODES).every(([of, known]) => row[of as keyof typeof CODES].every(known)),
  )
  return isKnown && (await readsWhole(db, 'intake_run.mapping', { id }))
}
