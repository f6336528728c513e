import { sql } from '../../db/index.ts'
import { registerEntrySight } from '../contact/index.ts'

/** What stands in a line that came from elsewhere may be no id of ours. */
const UUID = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'

// The timeline of who comes tells a visit's title and hour, and what was heard. Of a private one
// that is for who is in it (`sightOf` of agenda.policy.ts); asked when it is read, since a visit may
// be made private afterwards. What is private and put away stays private.
registerEntrySight(
  (userId) => sql`not exists (
    select from agenda_event e
    where e.id = case when contact_entry.ref_type = 'visit' and contact_entry.ref_id ~ ${UUID}
        then contact_entry.ref_id::uuid end
      and e.agency_id = contact_entry.agency_id
      and e.visibility <> 'agency'
      and e.organiser_id <> ${userId}::uuid
      and e.created_by is distinct from ${userId}::uuid
      and not exists (
        select from agenda_attendee a where a.event_id = e.id and a.user_id = ${userId}::uuid))`,
)
