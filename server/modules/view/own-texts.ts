import { sql } from '../../db/index.ts'
import { registerOwnTexts } from '../contact/index.ts'

// What people call their views, and the words these look for.
registerOwnTexts(
  {
    kind: 'view',
    table: 'list_view',
    column: 'name',
    unique: true,
    whose: (agencyId) => sql`t.agency_id = ${agencyId}`,
    record: sql`t.id`,
    label: sql`t.name`,
  },
  {
    kind: 'view',
    table: 'list_view',
    column: 'query',
    at: ['q', '0'],
    whose: (agencyId) => sql`t.agency_id = ${agencyId}`,
    record: sql`t.id`,
    label: sql`t.name`,
  },
)
