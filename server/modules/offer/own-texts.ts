import { sql } from '../../db/index.ts'
import { registerOwnTexts } from '../contact/index.ts'

const ref = (propertyId: string) =>
  sql<string>`(select p.ref from property p where p.id = ${sql.raw(propertyId)})`

// Conditions of offers and what was said on the way; the home is told, where its offers stand.
registerOwnTexts(
  {
    kind: 'offer',
    table: 'offer',
    column: 'conditions',
    version: true,
    whose: (agencyId) => sql`t.agency_id = ${agencyId}`,
    record: sql`t.property_id`,
    label: ref('t.property_id'),
  },
  {
    kind: 'offer',
    table: 'offer_turn',
    column: 'text',
    fixed: true,
    whose: (agencyId) =>
      sql`exists (select 1 from offer o where o.id = t.offer_id and o.agency_id = ${agencyId})`,
    record: sql`(select o.property_id from offer o where o.id = t.offer_id)`,
    label: sql`
      (select p.ref from offer o join property p on p.id = o.property_id where o.id = t.offer_id)`,
  },
)
