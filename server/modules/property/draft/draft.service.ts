import { Language, type PropertyTextDrafts } from '../../../../generated/model/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import type { Db } from '../../../db/index.ts'
import { publicView } from '../../listing/index.ts'
import { sourceOf } from '../listing-sync.ts'
import { readable } from '../property.policy.ts'
import { findProperty } from '../property.repository.ts'
import { draftOf } from './draft.ts'

/**
 * Title and text of a home in every language, of what the public would see of it; 404 as for
 * reading.
 */
export async function draftTexts(
  db: Db,
  id: string,
  actor: Actor,
  now: Date,
): Promise<PropertyTextDrafts> {
  const home = readable(await findProperty(db, id), actor)
  const listing = publicView(await sourceOf(db, home, now), [])
  return { items: Object.values(Language).map((lang) => draftOf(listing, lang)) }
}
