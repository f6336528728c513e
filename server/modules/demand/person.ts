import type {
  Demand,
  DemandContact,
  DemandContactInput,
  DemandInput,
} from '../../../generated/model/index.ts'
import { fieldErrors, HttpError } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import {
  contactNameOf,
  contactNamesOf,
  findOrCreateContact,
  readableContact,
} from '../contact/index.ts'
import type { Work } from '../../contract/rights/actor.ts'
import type { DemandRecord } from './demand.repository.ts'
import { say } from './messages.ts'

const RENTS: readonly string[] = ['A', 'TDA']

/** The contact somebody chose, if they may read it; 400 at the field otherwise. */
async function known({ trx, actor }: Work, contactId: string): Promise<string> {
  try {
    return (await readableContact(trx, actor, contactId)).id
  } catch (error) {
    if (error instanceof HttpError && error.status === 404)
      return fieldErrors({ contactId: say(actor.lang, 'whoUnknown') })
    throw error
  }
}

function refuseUnreachable(person: DemandContactInput, { actor }: Work): void {
  if (!person.email && !person.phone) fieldErrors({ 'contact.phone': say(actor.lang, 'whoReach') })
}

/**
 * The person who looks: a contact of the agency, or one told here, who is found again by e-mail or
 * phone. 400 when nobody is named.
 */
export async function whoLooks(
  work: Work,
  input: Pick<DemandInput, 'contactId' | 'contact'> & {
    what?: Demand['what']
    follow?: Demand['follow']
  },
): Promise<string> {
  const { contactId, contact, what, follow } = input
  if (contactId) return known(work, contactId)
  if (!contact) return fieldErrors({ contactId: say(work.actor.lang, 'who') })
  refuseUnreachable(contact, work)
  const rents = what?.operations.every((operation) => RENTS.includes(operation)) === true
  return (
    await findOrCreateContact(work, {
      ...contact,
      roles: [rents ? 'tenant' : 'buyer'],
      source: follow?.source ?? 'other',
      field: 'contact',
    })
  ).id
}

/** Who looks, as the agency knows them; null when the person was erased. */
export function personOf(
  db: Db,
  row: Pick<DemandRecord, 'agency_id' | 'contact_id'>,
): Promise<DemandContact | null> {
  return row.contact_id ? contactNameOf(db, row.agency_id, row.contact_id) : Promise.resolve(null)
}

/** The people of many demands, by the contact that each names. */
export async function peopleOf(
  db: Db,
  rows: DemandRecord[],
): Promise<Map<string, Pick<DemandContact, 'id' | 'name'>>> {
  const [first] = rows
  if (!first) return new Map()
  return contactNamesOf(db, first.agency_id, [
    ...new Set(rows.flatMap((row) => row.contact_id ?? [])),
  ])
}
