import { sql } from '../../db/index.ts'
import { registerOwnTexts } from '../contact/index.ts'

// Why a deal is disputed. No page shows it alone, so it is changed and not told.
registerOwnTexts({
  kind: 'property',
  table: 'deal',
  column: 'dispute_text',
  fixed: true,
  version: true,
  whose: (agencyId) => sql`t.dispute_agency = ${agencyId}`,
  record: sql`t.id`,
  label: sql`'deal'`,
  shown: sql`false`,
})
