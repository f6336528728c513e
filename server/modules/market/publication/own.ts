import { knownIn } from '../../../contract/known.ts'
import {
  MarketPublicationStatus,
  type MarketPublication,
} from '../../../../generated/model/index.ts'
import { conflict, laterVersion, notFound } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { isOwner, type Owner } from '../owner.ts'
import { sellerById, type SellerRow } from '../seller/seller.repository.ts'
import { findItem, type ItemRow } from './publication.repository.ts'
import { toPublications } from './view.ts'

const isState = knownIn(MarketPublicationStatus)

/** Whether this version knows where a publication stands; a later one may have taken it off. */
export const isKnown = ({ state }: Pick<ItemRow, 'state'>): boolean => isState(state)

/**
 * A publication and its seller, who has to be this one: 404 else. With `lock` to be changed: 503
 * where only a later version knows where it stands.
 */
export async function ownItem(
  db: Db,
  owner: Owner,
  id: string,
  lock = false,
): Promise<{ item: ItemRow; seller: SellerRow }> {
  const item = await findItem(db, id, lock)
  const seller = item && (await sellerById(db, item.seller_id))
  if (!item || !seller || !isOwner(seller, owner)) return notFound(owner.lang)
  if (lock && !isKnown(item)) laterVersion(owner.lang)
  return { item, seller }
}

/** One of them, as its seller has it. */
export async function showPublication(
  db: Db,
  row: ItemRow,
  seller: SellerRow | null,
): Promise<MarketPublication> {
  const [one] = await toPublications(db, [row], seller)
  if (!one) throw new Error('A publication shows itself')
  return one
}

/** Refuses what is not the stored version. */
export async function refuseStale(
  trx: Db,
  { item, seller }: { item: ItemRow; seller: SellerRow },
  version: number | undefined,
  { lang }: Owner,
): Promise<void> {
  if (version !== item.version)
    conflict(await showPublication(trx, item, seller), say(lang, 'stale'))
}
