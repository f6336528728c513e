import type { Db } from '../../db/index.ts'
import type { Actor } from '../property/index.ts'

/** A contact as events name them. */
export interface KnownContact {
  name: string
  email: string | null
  phone: string | null
}

/** Contacts of an agency by id. */
export async function namesOfContacts(_db: Db, _agencyId: string, _ids: string[]): Promise<Map<string, KnownContact>> {
  return new Map()
}

/** Of these contacts the ones that somebody may read. */
export async function contactsSeenBy(_db: Db, _actor: Actor, ids: string[]): Promise<Map<string, KnownContact>> {
  return new Map(ids.map((id) => [id, { name: '', email: null, phone: null }]))
}
