import { sql } from '../../db/index.ts'
import { registerOwnTexts } from '../contact/index.ts'

const home = (agencyId: string) =>
  sql<boolean>`
    exists (select 1 from property p where p.id = t.property_id and p.agency_id = ${agencyId})`
const line = {
  kind: 'property',
  table: 'property_history',
  fixed: true,
  whose: home,
  record: sql<string>`t.property_id`,
  label: sql<string>`(select p.ref from property p where p.id = t.property_id)`,
  shown: sql<boolean>`
    exists (select 1 from property p where p.id = t.property_id and p.deleted_at is null)`,
} as const
/** What the notes said before; owners stand in the mandate, which is a contract. */
const before = (agencyId: string) =>
  sql<boolean>`t.field = 'texts.internalNotes' and ${home(agencyId)}`

// Where the agency writes freely about its homes.
registerOwnTexts(
  {
    kind: 'property',
    table: 'property',
    column: 'doc',
    at: ['texts', 'internalNotes'],
    version: true,
    whose: (agencyId) => sql`t.agency_id = ${agencyId}`,
    record: sql`t.id`,
    label: sql`t.ref`,
    shown: sql`t.deleted_at is null`,
  },
  { ...line, column: 'text' },
  { ...line, column: 'old', at: [], whose: before },
  { ...line, column: 'new', at: [], whose: before },
)
