import { sql, type RawBuilder } from '../../../db/index.ts'

/**
 * Rows of these people in a table of what anybody writes to an agency (`agency_id`, `contact_id`,
 * `email`), as a condition: kept as one of them, or kept as nobody and sent from an e-mail of
 * theirs. Somebody asks three times and is made a contact of the third: the others name them, too.
 */
export const theirRows = (table: string, contactIds: string[]): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`(${column('contact_id')} = any(${contactIds}::uuid[])
    or ${column('contact_id')} is null and (${column('agency_id')}, lower(${column('email')})) in (
      select r.agency_id, r.value from contact_reach r
      where r.kind = 'email' and r.contact_id = any(${contactIds}::uuid[])))`
}
