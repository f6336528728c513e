import { sql, type RawBuilder } from '../../db/index.ts'
import { registerOwnTexts } from '../contact/index.ts'

const thread = (agencyId: string, which: RawBuilder<boolean>) =>
  sql<boolean>`
    ${which} and exists (select 1 from inbox_thread i where i.id = t.thread_id
    and i.agency_id = ${agencyId})`
const of = {
  kind: 'conversation',
  table: 'inbox_message',
  column: 'text',
  record: sql<string>`t.thread_id`,
  label: sql<string>`
    (select concat_ws(' ', i.first_name, i.last_name) from inbox_thread i
    where i.id = t.thread_id)`,
} as const
/**
 * A mail that went out, or came in, is what somebody else has as well; so may be what is of a kind
 * that only a later version knows.
 */
const noted = sql<boolean>`t.kind in ('note', 'call')`
const sent = sql<boolean>`t.kind not in ('note', 'call', 'assigned')`

// What the agency noted of conversations with others, and what was written in them.
registerOwnTexts(
  { ...of, fixed: true, whose: (agencyId) => thread(agencyId, noted) },
  { ...of, whose: (agencyId) => thread(agencyId, sent), theirs: true },
  {
    ...of,
    table: 'inbox_thread',
    column: 'last_text',
    fixed: true,
    record: sql`t.id`,
    label: sql`t.first_name`,
    derived: true,
    whose: (agencyId) =>
      sql`
        t.agency_id = ${agencyId} and exists (select 1 from inbox_message m where m.thread_id = t.id
        and m.kind in ('note', 'call'))`,
  },
)
