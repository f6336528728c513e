import { sql } from '../../db/index.ts'
import { registerOwnTexts } from '../contact/index.ts'

const of = {
  kind: 'enquiry',
  table: 'lead',
  whose: (agencyId: string) => sql<boolean>`t.agency_id = ${agencyId}`,
  record: sql<string>`t.id`,
  label: sql<string>`concat_ws(' ', t.first_name, t.last_name)`,
} as const

// What the agency noted of enquiries, and what others wrote in them.
registerOwnTexts({ ...of, column: 'note' }, { ...of, column: 'message', theirs: true })
