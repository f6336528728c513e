import { registerPersonPart } from '../contact/index.ts'

/**
 * What this room keeps of a person: what they were sent and said of it. An erased person's links
 * end, and their words go.
 */
export const selectionPart = registerPersonPart({
  name: 'selections',
  collect: (db, ids) =>
    db
      .selectFrom('selection')
      .innerJoin('selection_home', 'selection_home.selection_id', 'selection.id')
      .select([
        'selection.created_at',
        'channel',
        'language',
        'message',
        'opened_at',
        'listing_id',
        'reaction',
        'reason',
        'text',
        'reacted_at',
      ])
      .where('contact_id', 'in', ids)
      .execute(),
  async erase(trx, ids, { now }) {
    const sent = trx.selectFrom('selection').select('id').where('contact_id', 'in', ids)
    await trx
      .updateTable('selection_home')
      .set({ text: null })
      .where('selection_id', 'in', sent)
      .execute()
    await trx
      .updateTable('selection')
      .set({ revoked_at: now, message: null, contact_id: null })
      .where('contact_id', 'in', ids)
      .execute()
    return []
  },
})
