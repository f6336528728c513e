import type { Db } from '../../db/index.ts'
import { findListings, isOffered } from '../listing/index.ts'
import { judgedByIds, OFF_MARKET, sharedPhotos, type SharedPhoto } from '../property/index.ts'
import { copiesOf, without, type Copy } from './copies.ts'
import { copiesWith } from './trust.repository.ts'

/** What a home and others show alike. */
export interface Around {
  /** Its photos that homes on the market of other agencies show, too; none of a home off it. */
  shared: SharedPhoto[]
  /** Who had them first, and what was found before and has not surely ended. */
  copies: Copy[]
  /** What was known before. */
  known: Copy[]
}

/** Looks who shows photos of a home, too. */
export async function lookAround(db: Db, id: string): Promise<Around> {
  const [photos, known] = [await sharedPhotos(db, id), await copiesWith(db, id)]
  if (photos.length === 0) return { shared: [], copies: [], known }
  const ids = [...new Set([id, ...photos.map(({ otherId }) => otherId)])]
  const listings = await findListings(db, ids)
  const isShown = (one: string): boolean => listings.get(one)?.state === 'active'
  const shared = isShown(id) ? photos.filter(({ otherId }) => isShown(otherId)) : []
  const found = copiesOf(id, shared, known)
  const left = without(known, found).filter((copy) => ids.includes(otherOf(copy, id)))
  const unsure = left.length > 0 ? await unsureAmong(db, ids) : new Set<string>()
  const kept = left.filter((copy) =>
    [id, otherOf(copy, id)].every((one) => isShown(one) || unsure.has(one)),
  )
  return { shared, copies: [...found, ...kept], known }
}

const otherOf = ({ copyId, firstId }: Copy, id: string): string =>
  copyId === id ? firstId : copyId

/**
 * Homes that nobody has surely taken off the market: what they are, or how they stand, is read by a
 * later version alone, or is read again and they are not drawn anew yet (docs/decisions/0372).
 */
async function unsureAmong(db: Db, ids: string[]): Promise<Set<string>> {
  const homes = await judgedByIds(db, ids)
  return new Set(
    homes
      .filter(({ status }) => !OFF_MARKET.includes(status))
      .filter(({ doc, unread }) => unread['basics'] !== undefined || isOffered(doc.basics))
      .map(({ id }) => id),
  )
}
