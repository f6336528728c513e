import { registerPersonPart } from '../contact/index.ts'
import { forgetKeys } from './ledger/forget.ts'

/**
 * What this room keeps of a person: to which homes they were introduced, and when it was asked.
 * Erased, entries lose key and nonce: the chain holds and points to nobody.
 */
registerPersonPart({
  name: 'introductions',
  collect: async (db, contactIds) => {
    const made = await db
      .selectFrom('introduction')
      .select(['created_at', 'evidence', 'property_id'])
      .where('contact_id', 'in', contactIds)
      .orderBy('id')
      .execute()
    const asked = await db
      .selectFrom('introduction_check')
      .select(['at', 'property_id', 'introduced'])
      .where('contact_id', 'in', contactIds)
      .orderBy('id')
      .execute()
    return [...made, ...asked.map((check) => ({ check }))]
  },
  erase: async (trx, contactIds) => {
    const rows = await trx
      .updateTable('introduction')
      .set({ contact_id: null })
      .where('contact_id', 'in', contactIds)
      .returning('id')
      .execute()
    await forgetKeys(
      trx,
      rows.map(({ id }) => id),
    )
    await trx
      .updateTable('introduction_check')
      .set({ contact_id: null })
      .where('contact_id', 'in', contactIds)
      .execute()
    return []
  },
})
