import type { ContactMethod } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { findFinal } from './contact.repository.ts'

/** How somebody of an agency can be written to, beside their first e-mail and phone. */
export interface ContactWays {
  /** What they asked for; null where they never said. */
  preferred: ContactMethod | null
  /** A number known to have WhatsApp, else the first that may; E.164, null for none. */
  whatsapp: string | null
  /** Whether that number is known to have it. */
  saysWhatsapp: boolean
}

/** Of nobody. */
export const NO_WAYS: ContactWays = { preferred: null, whatsapp: null, saysWhatsapp: false }

/** The ways to write to a contact, after all merges. Rights are the caller's to check. */
export async function contactWays(db: Db, agencyId: string, id: string): Promise<ContactWays> {
  const row = await findFinal(db, id)
  if (!row || row.agency_id !== agencyId || row.erased_at) return NO_WAYS
  const { phones = [], preferredContact } = row.doc.reach ?? {}
  const said = phones.find(({ whatsapp }) => whatsapp)
  const may = phones.find(({ label, whatsapp }) => label !== 'landline' && whatsapp !== false)
  return {
    preferred: preferredContact ?? null,
    whatsapp: (said ?? may)?.number ?? null,
    saysWhatsapp: said !== undefined,
  }
}
