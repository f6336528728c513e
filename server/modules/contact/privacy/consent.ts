import type { Selectable } from 'kysely'
import type {
  ContactConsent,
  ContactConsentInput,
  ContactConsentList,
} from '../../../../generated/model/index.ts'
import { uuidv7, type Db, type Tables } from '../../../db/index.ts'
import type { Actor, Work } from '../../../contract/rights/actor.ts'
import { namesOf } from '../../user/index.ts'
import { readable, writable } from '../contact.policy.ts'
import { findFinal, idsOf } from '../contact.repository.ts'
import { addEntry } from '../entry.ts'
import { say } from '../messages.ts'

const toConsent = (
  row: Selectable<Tables['contact_consent']>,
  names: Map<string, string>,
): ContactConsent => ({
  id: row.id,
  purpose: row.purpose,
  state: row.state,
  basis: row.basis,
  ...(row.channel && { channel: row.channel }),
  source: row.source,
  text: row.text,
  at: row.at.toISOString(),
  byName: (row.by_user && names.get(row.by_user)) || null,
})

async function consentsOf(db: Db, contactIds: string[]): Promise<ContactConsent[]> {
  const rows = await db
    .selectFrom('contact_consent')
    .selectAll()
    .where('contact_id', 'in', contactIds)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
  const names = await namesOf(db, [...new Set(rows.flatMap((row) => row.by_user ?? []))])
  return rows.map((row) => toConsent(row, names))
}

/** The last word on each purpose. */
export async function currentConsents(db: Db, contactIds: string[]): Promise<ContactConsent[]> {
  const seen = new Set<string>()
  return (await consentsOf(db, contactIds)).filter(
    ({ purpose }) => !seen.has(purpose) && seen.add(purpose),
  )
}

/** Everything a person said, newest first, with proof. */
export async function listConsents(db: Db, actor: Actor, id: string): Promise<ContactConsentList> {
  const contact = readable(await findFinal(db, id), actor)
  return { items: await consentsOf(db, await idsOf(db, contact.id)) }
}

/**
 * A word of a person about a purpose, for other rooms: by link (`client`), form of the portal
 * (`portal`) or in the office.
 */
export async function keepConsent(
  trx: Db,
  consent: {
    contactId: string
    purpose: ContactConsent['purpose']
    state: ContactConsent['state']
    basis?: ContactConsent['basis']
    channel?: ContactConsent['channel']
    source: ContactConsent['source']
    text: string
    ip?: string
    by: string | null
    at: Date
  },
): Promise<string> {
  const { agency_id } = await trx
    .selectFrom('contact')
    .select('agency_id')
    .where('id', '=', consent.contactId)
    .executeTakeFirstOrThrow()
  const id = uuidv7()
  await trx
    .insertInto('contact_consent')
    .values({
      id,
      agency_id,
      contact_id: consent.contactId,
      purpose: consent.purpose,
      state: consent.state,
      basis: consent.basis ?? 'consent',
      channel: consent.channel ?? null,
      source: consent.source,
      text: consent.text,
      ip: consent.ip ?? null,
      by_user: consent.by,
      at: consent.at,
    })
    .execute()
  return id
}

/** An agent keeps what the person said; the timeline tells it, too. */
export async function addConsent(
  { trx, deps, actor }: Work,
  id: string,
  input: ContactConsentInput,
): Promise<ContactConsent> {
  const contact = writable(await findFinal(trx, id), actor)
  const now = deps.now()
  const at = input.at === undefined ? now : new Date(Math.min(Date.parse(input.at), now.getTime()))
  const made = await keepConsent(trx, {
    ...input,
    contactId: contact.id,
    source: 'office',
    text: input.text.trim(),
    by: actor.userId,
    at,
  })
  const words = {
    purpose: say(actor.lang, `purpose_${input.purpose}`),
    state: say(actor.lang, `state_${input.state}`),
  }
  await addEntry(trx, {
    contactId: contact.id,
    kind: 'DOCUMENT',
    text: say(actor.lang, 'consent', words),
    by: actor.userId,
    at: now,
  })
  const row = await trx
    .selectFrom('contact_consent')
    .selectAll()
    .where('id', '=', made)
    .executeTakeFirstOrThrow()
  return toConsent(row, await namesOf(trx, actor.userId ? [actor.userId] : []))
}
