import { registerPersonPart } from '../contact/index.ts'

/** What this room keeps of a person: the links they were given. An erased person's links end. */
registerPersonPart({
  name: 'owner-pages',
  collect: (db, ids) =>
    db
      .selectFrom('owner_link')
      .select(['property_id', 'language', 'parts', 'created_at', 'opened_at', 'expires_at'])
      .where('contact_id', 'in', ids)
      .execute(),
  async erase(trx, ids) {
    await trx.deleteFrom('owner_link').where('contact_id', 'in', ids).execute()
    await trx
      .updateTable('owner_proposal')
      .set({ answered_by: null })
      .where('answered_by', 'in', ids)
      .execute()
    return []
  },
})
