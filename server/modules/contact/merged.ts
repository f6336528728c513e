import { sql, type RawBuilder } from '../../db/index.ts'

/**
 * Contacts of an agency that were merged (`id`), each with the one that it is part of in the end
 * (`kept`): what was written down of it keeps its id, so that the two can be parted again. A query
 * for a CTE.
 */
export const mergedContacts = (agencyId: string): RawBuilder<unknown> => sql`
  with recursive up as (
    select id, merged_into_id as kept from contact
    where agency_id = ${agencyId}::uuid and merged_into_id is not null
    union select up.id, c.merged_into_id from up join contact c on c.id = up.kept
    where c.merged_into_id is not null
  )
  select id, kept from up where not exists (select from up more where more.id = up.kept)`
