import { registerPersonPart } from '../contact/index.ts'
import { PERSON_PART } from './steps/undo.ts'

/** What this room keeps of a person: what the other program said of an owner, for thirty days. */
registerPersonPart({
  name: PERSON_PART,
  collect: async (db, contactIds) => {
    const rows = await db
      .selectFrom('move_item')
      .select(['external_id', 'raw', 'updated_at'])
      .where('contact_id', 'in', contactIds)
      .execute()
    return rows.map(({ external_id, raw, updated_at }) => ({
      program: 'Inmovilla',
      code: external_id,
      read: updated_at?.toISOString() ?? null,
      said: raw,
    }))
  },
  erase: async (trx, contactIds) => {
    await trx
      .updateTable('move_item')
      .set({ raw: null, contact_id: null, made: false })
      .where('contact_id', 'in', contactIds)
      .execute()
    return []
  },
})
