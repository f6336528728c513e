import type { Db } from '../../db/index.ts'
import { differing, registerRedraw } from '../../redraw/index.ts'
import { columnsOf } from './columns.ts'
import { isPublic, keepBack, syncPublic } from './listing-sync.ts'
import {
  findMedia,
  findProperty,
  updateProperty,
  type PropertyRecord,
} from './property.repository.ts'

/** The home with its columns as they follow from its document today; no version, no history. */
async function refreshed(trx: Db, home: PropertyRecord, now: Date): Promise<PropertyRecord> {
  const media = await findMedia(trx, [home.id])
  const columns = await columnsOf(trx, home, home.doc, { ref: home.ref, media, now })
  const changed = differing(home, columns)
  return (changed && (await updateProperty(trx, home.id, changed))) ?? home
}

/**
 * One home as it is now: what lists read of it, and what the public sees. One that was withdrawn, or
 * is by this since it cannot be shown any more, keeps what it showed but for what is private.
 */
async function redraw(trx: Db, id: string, now: Date): Promise<void> {
  const stored = await findProperty(trx, id, true)
  if (!stored || stored.deleted_at) return
  const home = await refreshed(trx, stored, now)
  const byContract = true
  if (isPublic(home)) await syncPublic(trx, home, now, { several: false, byContract })
  await keepBack(trx, home, now, { byContract })
}

registerRedraw({
  name: 'homes',
  table: 'property',
  from: [
    'PropertyBasics',
    'PropertyLocation',
    'PropertyLayout',
    'PropertyFeatures',
    'PropertyLegal',
    'PropertyMandate',
    'PropertyTexts',
    'PropertyPublication',
    'Listing',
    'ListingCard',
  ],
  // 2 took numbers out that nobody was to call, 3 fills columns that another version emptied, 4
  // leaves out numbers that were typed with the street's name, 5 sums beside something unread, 6
  // numbers with other words behind or with the urbanisation's name, 7 places beside something unread,
  // 8 streets and numbers typed into names of places, and numbers behind any sign, 9
  // streets behind a dash or its like, and more kinds of street, 10 behind a dash set close, 11 what
  // no list of places knows of a hidden home, 12 fills the words of shared homes, leaves out what cadastre and
  // register of certificates find a house by, and folds full-width letters, 13 costs beside something
  // unread, 14 a town that is its municipality in another spelling, 15 words without signs between
  // them, as they are asked for, 16 languages that the agent says they speak, and no kind of street twice,
  // 17 prices of before of what is offered no more.
  drawing: 17,
  redraw,
})
