import type { InvoiceBuyer, Language } from '../../../generated/model/index.ts'
import { laterVersion } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { unreadStored } from '../../contract/stored/index.ts'
import type { ContactDoc } from '../../db/tables/contact.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'
import type { FeeRow } from './fee.repository.ts'

/** Who owes an invoice as far as it is known, and in which language it is written to them. */
export interface Payer {
  buyer: InvoiceBuyer
  language: Language
}

const LANGUAGES: readonly string[] = ['es', 'en', 'ca', 'de'] satisfies Language[]
const languageOf = (spoken: string | null | undefined): Language =>
  spoken && LANGUAGES.includes(spoken) ? (spoken as Language) : 'es'

const addressOf = ({ street, postalCode, town }: NonNullable<ContactDoc['reach']>): string =>
  [street, [postalCode, town].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** Parts of a contact that an invoice is written by. */
const WRITTEN_BY = ['person', 'reach', 'legal'] as const

async function contactOf(
  { trx, actor }: Work,
  agencyId: string,
  id: string,
): Promise<Payer | null> {
  const row = await trx
    .selectFrom('contact')
    .select(['name', 'email', 'language', 'doc'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const unread = await unreadStored(trx, 'contact.doc', { id })
  if (WRITTEN_BY.some((part) => part in unread)) laterVersion(actor.lang)
  const { reach = {}, legal, person } = row.doc
  const [address, taxId] = [addressOf(reach), legal?.idDocNumber?.slice(0, 20)]
  return {
    buyer: {
      name: (person?.companyName || row.name || '?').slice(0, 160),
      ...(taxId && { taxId }),
      ...(address && { address }),
      ...(reach.country && { country: reach.country }),
      ...(row.email && { email: row.email }),
      ...(person?.kind === 'company' && { isBusiness: true }),
    },
    language: languageOf(row.language),
  }
}

/**
 * The first owner of the home, by their contact where there is one; 503 where one of them is unread,
 * since it may be the first.
 */
async function ownerOf(work: Work, row: FeeRow): Promise<Payer | null> {
  const { trx, actor } = work
  const home = await trx
    .selectFrom('property')
    .select('doc')
    .where('id', '=', row.property_id)
    .executeTakeFirst()
  const [owner] = (home?.doc as PropertyDoc | undefined)?.mandate?.owners ?? []
  const { mandate: unread } = await unreadStored(trx, 'property.doc', { id: row.property_id })
  // Without any that is read, all of them may stand under another name.
  if (unread !== undefined && (!owner || 'owners' in Object(unread))) laterVersion(actor.lang)
  if (!owner) return null
  const known = owner.contactId ? await contactOf(work, row.agency_id, owner.contactId) : null
  const { taxId, email } = owner
  const own = { name: owner.name, ...(taxId && { taxId }), ...(email && { email }) }
  return { buyer: { ...own, ...known?.buyer }, language: known?.language ?? 'es' }
}

/**
 * Who pays on a side; without anybody known the name is left to be typed. 503 where this version
 * does not read who it is.
 */
export async function payerOf(
  work: Work,
  row: FeeRow,
  side: 'owner' | 'buyer' | null,
): Promise<Payer> {
  const nobody: Payer = { buyer: { name: '?' }, language: 'es' }
  if (side === null) return nobody
  const found =
    side === 'owner'
      ? await ownerOf(work, row)
      : await contactOf(work, row.agency_id, row.contact_id)
  return found ?? nobody
}
