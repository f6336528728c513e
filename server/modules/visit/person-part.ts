import type { Db } from '../../db/index.ts'
import { registerPersonPart } from '../contact/index.ts'

// What this room keeps of people: what they wrote when they booked, and their visits. Signed sheets prove a visit and are kept.
registerPersonPart({
  name: 'visits',
  collect: (db: Db, contactIds: string[]) =>
    db.selectFrom('visit_request').select(['event_id', 'name', 'email', 'phone', 'message', 'language', 'consent_text', 'consent_at', 'created_at']).where('contact_id', 'in', contactIds).execute(),
  erase: async (trx: Db, contactIds: string[]) => {
    await trx.updateTable('visit_request').set({ name: '', email: null, phone: null, message: null }).where('contact_id', 'in', contactIds).execute()
    return []
  },
})
