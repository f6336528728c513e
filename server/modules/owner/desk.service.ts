import type {
  OwnerDesk,
  OwnerLink,
  OwnerLinkInput,
  OwnerLinkMade,
  Property,
} from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { fieldErrors, notFound } from '../../contract/errors.ts'
import { isLang } from '../../contract/language.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import { addEntry, contactNamesOf, idsOf, readableIds, type ContactName } from '../contact/index.ts'
import { checkWritable, loadProperty, ownerContacts } from '../property/index.ts'
import { hashToken, newToken } from '../user/index.ts'
import { pageOf } from './address.ts'
import { opens } from './handed.ts'
import { say } from './messages.ts'
import {
  dropLink,
  dropLinksOf,
  expiryFrom,
  findLink,
  linksOf,
  proposalsOf,
  putLink,
  type LinkRow,
} from './owner.repository.ts'
import { toProposal } from './view.ts'
import { whatsappAddress } from '../../formats/whatsapp.ts'

const MOST_PROPOSALS = 10

const toLink = async (db: Db, row: LinkRow, name: string): Promise<OwnerLink> => ({
  id: row.id,
  contactId: row.contact_id,
  name,
  language: row.language,
  parts: row.parts,
  createdAt: row.created_at.toISOString(),
  openedAt: row.opened_at?.toISOString() ?? null,
  expiresAt: row.expires_at.toISOString(),
  opens: await opens(db, row),
})

/** The home, for whoever may change it; throws 404 or 403 like every change of it. */
export async function ownHome(db: Db, actor: Actor, id: string): Promise<Property> {
  await checkWritable(db, actor, id)
  return (await loadProperty(db, id)) ?? notFound(actor.lang)
}

/** The home's owners who are contacts, by their final ids. */
export const ownersOf = (
  db: Db,
  agencyId: string,
  home: Property,
): Promise<Map<string, ContactName>> => contactNamesOf(db, agencyId, ownerContacts(home))

/** Links, owners and proposed prices of a home. */
export async function getOwnerDesk(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<OwnerDesk> {
  const home = await ownHome(db, actor, id)
  const links = await linksOf(db, id, now())
  const proposals = await proposalsOf(db, id, MOST_PROPOSALS)
  const asked = [
    ...links.map(({ contact_id }) => contact_id),
    ...proposals.flatMap(({ answered_by }) => answered_by ?? []),
  ]
  const names = await contactNamesOf(db, actor.agencyId, asked)
  const owners = new Map(
    [...(await ownersOf(db, actor.agencyId, home)).values()].map((one) => [one.id, one.name]),
  )
  return {
    owners: [...owners].map(([contactId, name]) => ({ contactId, name })),
    links: await Promise.all(
      links.map((row) => toLink(db, row, names.get(row.contact_id)?.name ?? '')),
    ),
    proposals: proposals.map((row) =>
      toProposal(row, row.answered_by === null ? null : names.get(row.answered_by)?.name),
    ),
  }
}

/** A wa.me address with the page, to a number that the actor may read; null without one. */
async function whatsappOf(
  { trx, actor }: Work,
  owner: ContactName,
  message: string,
): Promise<string | null> {
  const mayRead = (await readableIds(trx, actor, [owner.id])).has(owner.id)
  return mayRead && owner.phone ? whatsappAddress(owner.phone, message) : null
}

/** Gives an owner a page; the link they had for this home ends. */
export async function createOwnerLink(
  work: Work,
  id: string,
  { contactId, language, parts }: OwnerLinkInput,
): Promise<OwnerLinkMade> {
  const { trx, deps, actor } = work
  const home = await ownHome(trx, actor, id)
  const owner = [...(await ownersOf(trx, actor.agencyId, home)).values()].find(
    (one) => one.id === contactId,
  )
  if (!owner) return fieldErrors({ contactId: say(actor.lang, 'notOwner') })
  const now = deps.now()
  const spoken = owner.language !== null && isLang(owner.language) ? owner.language : actor.lang
  const token = newToken()
  await dropLinksOf(trx, id, await idsOf(trx, owner.id))
  const row = await putLink(trx, {
    id: uuidv7(),
    agency_id: actor.agencyId,
    property_id: id,
    contact_id: owner.id,
    token_hash: hashToken(token),
    language: language ?? spoken,
    parts,
    created_by: actor.userId,
    created_at: now,
    opened_at: null,
    expires_at: expiryFrom(now),
  })
  await addEntry(trx, {
    contactId: owner.id,
    kind: 'NOTE',
    text: say(actor.lang, 'entryLink'),
    by: actor.userId,
    at: now,
    ref: { type: 'property', id, label: home.ref },
  })
  const url = pageOf(deps.config.siteUrl, row.language, token)
  const message = say(row.language, 'message', { url })
  return {
    link: await toLink(trx, row, owner.name),
    url,
    whatsapp: await whatsappOf(work, owner, message),
  }
}

/** Ends a link at once. */
export async function revokeOwnerLink({ trx, actor }: Work, id: string): Promise<void> {
  const row = await findLink(trx, id)
  if (!row) return notFound(actor.lang)
  await checkWritable(trx, actor, row.property_id)
  await dropLink(trx, id)
}
