import type { Listing, ListingPrecision, Property } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import { getAgency } from '../agency/index.ts'
import {
  narrowListing,
  publicView,
  syncListing,
  withdrawListing,
  type ListingSource,
} from '../listing/index.ts'
import { getUser } from '../user/index.ts'
import type { Db } from '../../db/index.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'
import { applicable } from './rules/applicable.ts'
import { countDocuments, findMedia, type PropertyRecord } from './property.repository.ts'
import { dayOf } from '../../time/madrid.ts'
import { careful, isPlaceUnread } from './unread.ts'
import { toProperty } from './view.ts'
import { awayWasChanged, homeWasChanged, type HomeAct } from './watch.ts'

/** Statuses in which the public sees a home. */
export const isPublic = (home: Pick<PropertyRecord, 'status'>): boolean =>
  home.status === 'active' || home.status === 'reserved'

function precisionOf(home: PropertyRecord): ListingPrecision {
  if (!home.geo_public) return 'hidden'
  return home.doc.location?.geoPrecision === 'exact' ? 'exact' : 'moved'
}

/** The home with its pictures and quality, read anew. */
export async function view(db: Db, home: PropertyRecord, now: Date, lang: Lang): Promise<Property> {
  const media = await findMedia(db, [home.id])
  return toProperty(home, media, await countDocuments(db, home.id), dayOf(now), lang)
}

/** What module listing is handed of a home. */
export async function sourceOf(db: Db, home: PropertyRecord, now: Date): Promise<ListingSource> {
  return sourceAs(db, home, now, await careful(db, home.id, applicable(home.doc)))
}

async function sourceAs(
  db: Db,
  home: PropertyRecord,
  now: Date,
  told: PropertyDoc,
): Promise<ListingSource> {
  const agency = await getAgency(db, home.agency_id)
  if (!agency) throw new Error(`No agency ${home.agency_id}`)
  const agent = home.agent_id ? await getUser(db, home.agent_id) : null
  const property = { ...(await view(db, home, now, 'es')), ...told }
  return { property, agency, agent, geo: home.geo_public, precision: precisionOf(home) }
}

/**
 * The home as its agency would show it by what is read alone. Where how its place is told is not
 * read, nobody has said anything of that here: it stays as it was shown last.
 */
async function saidOf(
  db: Db,
  home: PropertyRecord,
  now: Date,
  { location }: Listing,
): Promise<Listing> {
  const said = publicView(await sourceAs(db, home, now, applicable(home.doc)), [])
  return (await isPlaceUnread(db, home.id)) ? { ...said, location } : said
}

const narrow = (
  trx: Db,
  home: PropertyRecord,
  now: Date,
  options?: { byContract: boolean },
): Promise<void> =>
  narrowListing(trx, home.id, () => sourceOf(trx, home, now), {
    ...options,
    said: (last) => saidOf(trx, home, now, last),
  })

/**
 * A home off the site was changed, or the contract was (`byContract`): what it keeps back by now
 * goes from where people still have it.
 */
export async function keepBack(...off: Parameters<typeof narrow>): Promise<void> {
  const [trx, home] = off
  await narrow(...off)
  if (!isPublic(home)) await awayWasChanged(trx, home.id)
}

/**
 * Brings the public read model in line with the home, in the same transaction, and tells who asked
 * to know. One that has left the site by this, since nothing of it is offered there, keeps back what
 * the same change withheld.
 */
export async function syncPublic(
  trx: Db,
  home: PropertyRecord,
  now: Date,
  act: HomeAct = { several: false },
): Promise<void> {
  const { byContract = false } = act
  await (isPublic(home)
    ? syncListing(trx, await sourceOf(trx, home, now), { byContract })
    : withdrawListing(trx, home.id, now))
  await narrow(trx, home, now, { byContract })
  await homeWasChanged(trx, home.id, applicable(home.doc), act)
}
