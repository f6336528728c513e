import { sql } from '../../db/index.ts'
import { registerOwnTexts } from './privacy/own-texts.ts'

const theirContact = sql<string>`(select c.name from contact c where c.id = t.contact_id)`

// Where the agency writes freely about its contacts: notes and timelines of others than who is
// erased.
registerOwnTexts(
  {
    kind: 'contact',
    table: 'contact',
    column: 'doc',
    at: ['notes', 'text'],
    version: true,
    whose: (agencyId) => sql`t.agency_id = ${agencyId}`,
    record: sql`t.id`,
    label: sql`t.name`,
    shown: sql`t.erased_at is null`,
  },
  {
    kind: 'contact',
    table: 'contact_entry',
    column: 'text',
    fixed: true,
    whose: (agencyId) => sql`t.agency_id = ${agencyId}`,
    record: sql`t.contact_id`,
    label: theirContact,
  },
)
