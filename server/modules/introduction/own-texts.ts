import { sql } from '../../db/index.ts'
import { registerOwnTexts } from '../contact/index.ts'

// Why an introduction is disputed. No page shows it alone, so it is changed and not told.
registerOwnTexts({
  kind: 'property',
  table: 'introduction_dispute',
  column: 'text',
  fixed: true,
  whose: (agencyId) => sql`t.agency_id = ${agencyId}`,
  record: sql`t.id`,
  label: sql`'introduction'`,
  shown: sql`false`,
})
