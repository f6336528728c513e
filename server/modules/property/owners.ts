import type { Property, PropertyStatus } from '../../../generated/model/index.ts'
import { fieldErrors } from '../../contract/errors.ts'
import { asList, sql, type Db, type RawBuilder } from '../../db/index.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'
import { addEntry, contactNamesOf, readableContact, registerPersonPart } from '../contact/index.ts'
import { moneyWords } from '../../mail/home-line.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import type { NewHistoryEntry } from './history.ts'
import { say } from './messages.ts'

const linked = (doc: PropertyDoc): string[] =>
  (doc.mandate?.owners ?? []).flatMap(({ contactId }) => contactId ?? [])

/**
 * Throws 400 when an owner is said to be a contact that the agency does not have or the actor may
 * not read; those linked already may stay.
 */
export async function checkOwners(
  db: Db,
  actor: Actor,
  sent: Partial<PropertyDoc>,
  before: PropertyDoc | null = null,
): Promise<void> {
  const owners = sent.mandate?.owners ?? []
  const ids = owners.flatMap(({ contactId }) => contactId ?? [])
  if (ids.length === 0) return
  const known = await contactNamesOf(db, actor.agencyId, ids)
  const kept = new Set(before ? linked(before) : [])
  for (const id of known.keys())
    if (
      !kept.has(id) &&
      !(await readableContact(db, actor, id).then(
        () => true,
        () => false,
      ))
    )
      known.delete(id)
  const faults = owners.flatMap(({ contactId }, index) =>
    contactId && !known.has(contactId)
      ? [[`mandate.owners.${index}.contactId`, say(actor.lang, 'rule.ownerUnknown')]]
      : [],
  )
  if (faults.length > 0) fieldErrors(Object.fromEntries(faults) as Record<string, string>)
}

/** Owners that were linked to a contact just now read it in their timeline. */
export async function tellOwners(
  { trx, deps, actor }: Work,
  before: PropertyDoc | null,
  home: Pick<Property, 'id' | 'ref'> & { doc: PropertyDoc },
): Promise<void> {
  const old = new Set(before ? linked(before) : [])
  for (const contactId of linked(home.doc).filter((id) => !old.has(id))) {
    await addEntry(trx, {
      contactId,
      kind: 'STATUS',
      text: say(actor.lang, 'ownerLinked'),
      by: actor.userId,
      at: deps.now(),
      ref: { type: 'property', id: home.id, label: home.ref },
    })
  }
}

/** Contacts that are linked as owners of a home. */
export const ownerContacts = (doc: PropertyDoc): string[] => [...new Set(linked(doc))]

type Told = Pick<Property, 'id' | 'ref'> & { doc: PropertyDoc }

async function write(
  { trx, deps, actor }: Work,
  home: Told,
  entry: { kind: 'PRICE' | 'STATUS'; text: string },
): Promise<void> {
  for (const contactId of ownerContacts(home.doc)) {
    await addEntry(trx, {
      contactId,
      ...entry,
      by: actor.userId,
      at: deps.now(),
      ref: { type: 'property', id: home.id, label: home.ref },
    })
  }
}

/** Owners read in their timeline what their home costs now, and why. */
export async function tellOwnersOfPrices(
  work: Work,
  home: Told,
  changes: NewHistoryEntry[],
): Promise<void> {
  const { lang } = work.actor
  for (const { old, new: price, reason, text } of changes) {
    if (typeof price !== 'number') continue
    const said =
      typeof old === 'number'
        ? say(lang, 'ownerPrice', { old: moneyWords(old), new: moneyWords(price) })
        : say(lang, 'ownerPriceFirst', { new: moneyWords(price) })
    await write(work, home, {
      kind: 'PRICE',
      text: [said, reason && reason !== 'other' ? say(lang, `reason.${reason}`) : null, text]
        .filter(Boolean)
        .join('. '),
    })
  }
}

/** Owners read where their home stands; what happens before it is offered is the agency's own. */
export async function tellOwnersOfStatus(
  work: Work,
  home: Told & Pick<Property, 'status'>,
  from: PropertyStatus,
  reason: string | null,
): Promise<void> {
  const early: PropertyStatus[] = ['draft', 'prospect']
  if (home.status === from || (early.includes(home.status) && early.includes(from))) return
  const { lang } = work.actor
  const said = say(lang, 'ownerStatus', {
    from: say(lang, `status.${from}`),
    to: say(lang, `status.${home.status}`),
  })
  await write(work, home, { kind: 'STATUS', text: [said, reason].filter(Boolean).join('. ') })
}

/**
 * Homes of which one of these contacts is an owner, as a condition of a query on `property`. It
 * looks at everybody's: one whose owners another version wrote in another shape has none.
 */
export const ownedBy = (contactIds: string[]): RawBuilder<boolean> =>
  sql<boolean>`
    exists (select 1 from jsonb_array_elements(${asList(sql`property.doc #> '{mandate,owners}'`)}) o
    where o ->> 'contactId' = any(${contactIds}::text[]))`

const owned = (db: Db, contactIds: string[]) =>
  db
    .selectFrom('property')
    .select(['id', 'ref', 'doc', 'created_at'])
    .where('deleted_at', 'is', null)
    .where(ownedBy(contactIds))
    .execute()

/**
 * What this room keeps of a person: the mandates of their homes, which are contracts and stay with
 * them.
 */
registerPersonPart({
  name: 'homes',
  collect: async (db, contactIds) =>
    (await owned(db, contactIds)).map(({ ref, doc, created_at }) => ({
      ref,
      since: created_at,
      address: doc.location ?? null,
      owner: (doc.mandate?.owners ?? []).filter(
        ({ contactId }) => contactId && contactIds.includes(contactId),
      ),
      mandate: {
        number: doc.mandate?.number ?? null,
        startsOn: doc.mandate?.startsOn ?? null,
        endsOn: doc.mandate?.endsOn ?? null,
      },
    })),
  erase: async (trx, contactIds, { lang }) => {
    const homes = await owned(trx, contactIds)
    return homes.map(({ ref }) => ({
      what: say(lang, 'keptMandateWhat', { ref }),
      why: say(lang, 'keptMandateWhy'),
      until: null,
    }))
  },
})
