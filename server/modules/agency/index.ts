import type { Agency } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import {
  countReference,
  findAgency,
  findBySlug,
  findOnMarket,
  toAgency,
} from './agency.repository.ts'

export { handlers } from './agency.handlers.ts'
export { createAgency } from './agency.service.ts'
export { agencyNames } from './names.ts'
export { normalPhone } from './phone.ts'
export { normalTaxId } from './tax-id.ts'
export { forgetPictures, keepPicture, readPortrait } from './picture.ts'
export { portraitPlugin } from './portrait.plugin.ts'
export { findShown as publicPeople } from './agency.repository.ts'
export { emptyAgency, fillAgency } from './restore.ts'

/** The agency as the contract shows it to its own people; null when there is none. */
export async function getAgency(db: Db, id: string): Promise<Agency | null> {
  const row = await findAgency(db, id)
  return row && toAgency(row)
}

/** Who is named its owner, whether or not they lead it still. */
export async function ownerOf(db: Db, id: string): Promise<string | null> {
  const query = db.selectFrom('agency').select('owner_id').where('id', '=', id)
  return (await query.executeTakeFirst())?.owner_id ?? null
}

export async function setOwner(trx: Db, id: string, owner_id: string): Promise<void> {
  await trx.updateTable('agency').set({ owner_id }).where('id', '=', id).execute()
}

/** Its logo and since when it is here. */
export const agencyHead = async (
  db: Db,
  id: string,
): Promise<{ logo: string | null; createdAt: Date }> =>
  db
    .selectFrom('agency')
    .select(['logo', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** An agency that visitors can write to: it has a home on the market. */
export async function getOpenAgency(db: Db, id: string): Promise<Agency | null> {
  const [row] = await findOnMarket(db, { id })
  return row ? toAgency(row) : null
}

/** By its short name, the REF of the command line. */
export async function getAgencyBySlug(db: Db, slug: string): Promise<Agency | null> {
  const row = await findBySlug(db, slug)
  return row && toAgency(row)
}

/**
 * The agency's next reference by its pattern: prefix, number with zeros in front, suffix; `LL-0042`
 * for prefix `LL-` and padding 4. Waits for others who count in the same agency,
 * and a rollback gives the number back. A reference typed by hand may already stand in its place:
 * ask again until it is free.
 */
export async function nextReference(trx: Db, agencyId: string): Promise<string> {
  const counted = await countReference(trx, agencyId)
  if (!counted) throw new Error(`No agency ${agencyId}`)
  const { prefix = '', suffix = '', padding = 4 } = counted.doc.refPattern ?? {}
  return `${prefix}${String(counted.ref_count).padStart(padding, '0')}${suffix}`
}
