import type { Db } from '../../db/index.ts'
import { registerRedraw } from '../../redraw/index.ts'
import { findContact, refreshContact } from './contact.repository.ts'
import { keepReach } from './reach.ts'

/**
 * What lists read of a contact, and the phones and e-mails it holds: those that it may hold by its
 * document and nobody else took meanwhile come back; none goes, since another version may read it.
 */
async function redraw(trx: Db, id: string): Promise<void> {
  const contact = await findContact(trx, id, true)
  if (!contact || contact.erased_at) return
  await refreshContact(trx, contact)
  // A merged one's are with the one it is part of.
  if (!contact.merged_into_id) await keepReach(trx, contact.agency_id, id, contact.doc)
}

// 3: before, a redraw of one wrote its words over all others.
registerRedraw({ name: 'contacts', table: 'contact', from: ['Contact'], drawing: 3, redraw })
