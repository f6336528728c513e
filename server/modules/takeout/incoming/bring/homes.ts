import type {
  Document,
  Media,
  Property,
  PropertyHistoryEntry,
} from '../../../../../generated/model/index.ts'
import { NOT_IN_FEEDS } from '../../../import/index.ts'
import { hushNews } from '../../../listing/index.ts'
import { weighQuietly } from '../../../match/index.ts'
import {
  restoreDocument,
  restoreHistory,
  restoreHome,
  showRestored,
  type GateKey,
  type RestoredPicture,
} from '../../../property/index.ts'
import type { Bringing, Brought, Outcome } from './bringing.ts'

/** One that came there by a feed needs here what a home of a feed needs, any other the whole gate. */
const waivedOf = ({ externalIds }: Property): readonly GateKey[] =>
  externalIds.length > 0 ? NOT_IN_FEEDS : []

const tellHeld = (b: Bringing, { ref: name }: Property): void =>
  b.say({ schema: 'Property', name, reason: 'held' })

/** A home without its pictures; nobody outside sees it yet. */
export async function bringHome(b: Bringing, { value, told }: Brought): Promise<Outcome> {
  const home = value as Property
  if (await b.isHere('Property', home.id)) return 'known'
  const [agentId, createdBy] = [await b.person(home.agentId), await b.person(home.createdBy)]
  const here = { ...home, agentId, createdBy }
  const { ref, isHeld } = await restoreHome(b.work, here, { waive: waivedOf(home), told })
  b.made('Property', home.id)
  if (ref !== home.ref)
    b.say({ schema: 'Property', name: home.ref, reason: 'otherRef', words: { ref } })
  if (isHeld) tellHeld(b, { ...home, ref })
  return 'made'
}

export async function bringHomeHistory(b: Bringing, { value, of }: Brought): Promise<Outcome> {
  const entry = value as PropertyHistoryEntry
  const home = await b.ifHere('Property', of)
  if (home === null) return { left: 'noHome' }
  if (await b.isHere('PropertyHistoryEntry', entry.id)) return 'known'
  // What happened there to a home that was here before is not its history.
  if ((await b.broughtBy('Property', home)) === null) return 'told'
  await restoreHistory(b.work.trx, home, entry, await b.named(entry.byName))
  return 'made'
}

/** Pictures of a home that were fetched and prepared, and those that could not be, each with why. */
export interface Pictures {
  prepared: { media: Media; picture: RestoredPicture['prepared'] }[]
  lost: { media: Media; reason: string; words?: Record<string, string> }[]
}

/** Is it a home that an import brought, and that nobody has given pictures since? */
async function lacksPictures(b: Bringing, id: string): Promise<boolean> {
  if (!(await b.isHere('Property', id))) return false
  if ((await b.broughtBy('Property', id)) === null) return false
  const shown = await b.work.trx
    .selectFrom('property_media')
    .select('id')
    .where('property_id', '=', id)
    .executeTakeFirst()
  return shown === undefined
}

/** A home of this import gets its pictures and its public page; who waits for such is told nothing. */
export async function bringPictures(
  b: Bringing,
  { value }: Brought,
  { prepared, lost }: Pictures,
): Promise<Outcome> {
  const home = value as Property
  const { trx } = b.work
  if (!(await lacksPictures(b, home.id))) return 'told'
  const pictures = prepared.map(({ media, picture }) => ({
    media: { ...media, id: b.ids.of(media.id) },
    prepared: picture,
  }))
  if (await showRestored(b.work, home.id, { pictures, waive: waivedOf(home) })) tellHeld(b, home)
  await hushNews(trx, home.id)
  await weighQuietly(trx, 'home', home.id)
  if (prepared.length > 0) b.count('Media', 'made', prepared.length)
  for (const { reason, words } of lost) {
    b.count('Media', 'left')
    b.say({ schema: 'Media', name: home.ref, reason, ...(words && { words }) })
  }
  return 'told'
}

/** A file that was fetched into the store, or why it could not be. */
export type Fetched = { key: string; size: number; mime: string } | { left: string }

export async function bringDocument(
  b: Bringing,
  { value, of }: Brought,
  file: Fetched,
): Promise<Outcome> {
  const document = value as Document
  const home = await b.ifHere('Property', of)
  if (home === null) return { left: 'noHome' }
  if (await b.isHere('Document', document.id)) return 'known'
  if ((await b.broughtBy('Property', home)) === null) return 'told'
  if ('left' in file) return file
  await restoreDocument(b.work.trx, home, document, file, await b.named(document.byName))
  return 'made'
}
