import { registerPersonPart } from '../contact/index.ts'
import { WITHOUT_OWNER } from './referral.repository.ts'
import { freeOwner } from './send/digest.ts'

/**
 * What this room keeps of an owner who is a contact: what was said of them and their home. Erased,
 * the referral stays for its sums, and points to nobody. Pictures and proof that nothing names any
 * more are removed by the sweeps.
 */
registerPersonPart({
  name: 'referrals',
  collect: (db, contactIds) =>
    db
      .selectFrom('referral')
      .select(['number', 'state', 'owner_name', 'owner_email', 'owner_phone', 'relation'])
      .select(['municipality_ine', 'type', 'operation', 'address', 'cadastral_ref', 'price'])
      .select(['area', 'notes', 'photos', 'sent_at', 'answered_at', 'reason'])
      .where('contact_id', 'in', contactIds)
      .orderBy('id')
      .execute(),
  erase: async (trx, contactIds) => {
    const rows = await trx
      .updateTable('referral')
      .set({ ...WITHOUT_OWNER, contact_id: null, reason: null })
      .where('contact_id', 'in', contactIds)
      .returning('id')
      .execute()
    for (const { id } of rows) await freeOwner(trx, id)
    return []
  },
})
