/** The door of module property; README.md says what each does and how to call it. */
import type { Property } from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import type { ListingSource } from '../listing/index.ts'
import './contract-redraw.ts'
import './desk-count.ts'
import './lifecycle/plan-limit.ts'
import './list/found.ts'
import './own-texts.ts'
import { documentHandlers } from './document/document.handlers.ts'
import { isPublic, sourceOf, view } from './listing-sync.ts'
import { mediaHandlers } from './media/media.handlers.ts'
import { propertyHandlers } from './property.handlers.ts'
import { writable } from './property.policy.ts'
import { findProperty, unreadIn } from './property.repository.ts'

export type { PropertyDoc } from '../../db/tables/property.ts'
export type { GateKey } from './lifecycle/gate.ts'
export type { NewHistoryEntry } from './history.ts'
export type { MediaSource, PreparedMedia } from './media/prepare.ts'
export type { Origin } from './property.service.ts'
export type { BulkStep } from './bulk/bulk.ts'
export type { Counted, Passed, Whose } from './lifecycle/pipeline.ts'
export { unreadIn }
export { homesFound } from './list/found.ts'
export { addHistory, lastEdits, newestMove, type LastEdit } from './history.ts'
export {
  capturedBetween,
  closedBetween,
  priceMoves,
  publishedBetween,
} from './lifecycle/pipeline.ts'
export {
  homesToWarn,
  judgedByIds,
  judgedHome,
  judgedHomes,
  papersOf,
  type JudgedHome,
} from './lifecycle/judged.ts'
export { firstHomes, type FirstHomes } from './lifecycle/first-homes.ts'
export { soldSince, type SoldHomes } from './lifecycle/sold.ts'
export { streetOf, viaOf } from './location/street.ts'
export { ownerContacts } from './owners.ts'
export { keepDocument } from './document/document.service.ts'
export { registerDocumentSight } from './document/sight.ts'
export { cleanTags } from './tags.ts'
export { jobs } from './jobs.ts'
export { originalKey } from './media/media.repository.ts'
export { forgetContent } from './media/forget.ts'
export { onContentUnused } from './media/spare.ts'
export { OFF_MARKET } from './lifecycle/off-market.ts'
export { comparablePhotos, sharedPhotos, type SharedPhoto } from './media/alike.ts'
export { attachMedia } from './media/media.service.ts'
export { prepareMedia } from './media/prepare.ts'
export { onePicture } from './media/one-picture.ts'
export { readByHash, readPicture } from './media/read.ts'
export { redrawn } from './media/redrawn.ts'
export { findPicture, sweepSoon } from './media/serve.ts'
export { headOf, photoOrPdf, sniff, type Sniffed } from './media/sniff.ts'
export { slots } from './media/slots.ts'
export { sweep } from './media/sweep.ts'
export { askVariants, pictureFacts, type PictureFacts } from './media/facts.ts'
export { lookForCodes } from './media/look.ts'
export { makeVariants } from './media/variants.ts'
export { docAsStored, substatusAsStored } from './property.repository.ts'
export { asSaved, createProperty, getProperty, saveProperty } from './property.service.ts'
export { archiveProperty } from './lifecycle/archive.service.ts'
export {
  restoreDocument,
  restoreHistory,
  restoreHome,
  showRestored,
  type RestoredPicture,
} from './restore.ts'
export { bulkChange } from './bulk/bulk.ts'
export {
  reassignmentPatch,
  reassignmentUndone,
  reassignmentSentences,
} from './bulk/reassignment.ts'
export { isMandateUnread, toldPrice } from './unread.ts'
export { onAwayChange, onHomeChange, type HomeAct } from './watch.ts'
export { changeStatus, discardProperty, publishProperty } from './lifecycle/status.service.ts'

/** Handlers of every operation of the tag. */
export const handlers = { ...propertyHandlers, ...mediaHandlers, ...documentHandlers }

/**
 * A home without rights, for other rooms of the server; null when there is none or it was
 * discarded.
 */
export async function loadProperty(db: Db, id: string): Promise<Property | null> {
  const home = await findProperty(db, id)
  return home && !home.deleted_at ? view(db, home, new Date(), 'es') : null
}

/**
 * A home as the public sees it or would see it, on the site or not: for paper, which says no more
 * than the page does. Null when there is none or it was discarded. Rights are the caller's.
 */
export async function shownToPublic(
  db: Db,
  id: string,
  now: Date,
): Promise<(ListingSource & { onSite: boolean }) | null> {
  const home = await findProperty(db, id)
  return home && !home.deleted_at
    ? { ...(await sourceOf(db, home, now)), onSite: isPublic(home) && home.published_at !== null }
    : null
}

/** Throws 404 unless the actor may read the home, 403 unless they may change it. */
export async function checkWritable(db: Db, actor: Actor, id: string): Promise<void> {
  writable(await findProperty(db, id), actor)
}

/** The home a feed knows by its own id; null when there is none. */
export async function findByOrigin(
  db: Db,
  agencyId: string,
  system: string,
  id: string,
): Promise<Property | null> {
  const row = await db
    .selectFrom('property')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('origin_system', '=', system)
    .where('origin_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? loadProperty(db, row.id) : null
}

/** One more enquiry about a home; shown in the portfolio. */
export async function countLead(trx: Db, propertyId: string): Promise<void> {
  await trx
    .updateTable('property')
    .set((eb) => ({ lead_count: eb('lead_count', '+', 1) }))
    .where('id', '=', propertyId)
    .execute()
}
