import { randomUUID } from 'node:crypto'
import type {
  MarketPublication,
  MarketPublicationInput,
  MarketPublicationPage,
  MarketPublicationState,
} from '../../../../generated/model/index.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import type { Deps } from '../../../contract/deps.ts'
import { conflict, fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { fold, json, recordEvent, uuidv7, type Db } from '../../../db/index.ts'
import type { MarketDoc } from '../../../db/tables/market.ts'
import { placeOfSlug } from '../../place/index.ts'
import { say } from '../messages.ts'
import { isOwner, type Owner } from '../owner.ts'
import { isReviewed } from '../reviewed.ts'
import { findSeller, sellerById, sellerFor, type SellerRow } from '../seller/seller.repository.ts'
import { leastPrice } from '../sum/sum.ts'
import { brokenTier, publicationLacks } from './lacks.ts'
import {
  countItems,
  findItem,
  itemsOf,
  picturesOf,
  saveItem,
  type ItemRow,
} from './publication.repository.ts'
import { toPublications } from './view.ts'

const LIST = { list: 'listMarketPublications', kind: 'id' } as const
const PAGE = 24
const MOST = 100

/** What somebody offers, the newest first. */
export async function listPublications(
  deps: Pick<Deps, 'db' | 'config'>,
  owner: Owner,
  { cursor: text, limit = PAGE }: { cursor?: string; limit?: number },
): Promise<MarketPublicationPage> {
  const cursor = readCursor(text, LIST, owner.lang)
  const seller = await findSeller(deps.db, owner)
  if (!seller) return { items: [], next: null, total: 0, isReviewed: isReviewed(deps) }
  const found = await itemsOf(deps.db, seller.id, { cursor, limit })
  const { rows, next } = cutPage(found, { list: LIST.list, cursor, limit })
  return {
    items: await toPublications(deps.db, rows, seller),
    next,
    total: await countItems(deps.db, seller.id),
    isReviewed: isReviewed(deps),
  }
}

/** A publication and its seller, who has to be this one: 404 else. */
export async function ownItem(
  db: Db,
  owner: Owner,
  id: string,
  lock = false,
): Promise<{ item: ItemRow; seller: SellerRow }> {
  const item = await findItem(db, id, lock)
  const seller = item && (await sellerById(db, item.seller_id))
  if (!item || !seller || !isOwner(seller, owner)) return notFound(owner.lang)
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

const wordsOf = (doc: MarketDoc, seller: SellerRow): string =>
  fold(
    [
      ...Object.values(doc.title ?? {}),
      ...Object.values(doc.description ?? {}),
      seller.doc.displayName ?? '',
    ].join(' '),
  ).slice(0, 8000)

/** The municipalities that a slug means. */
function inesOf(slug: string): string[] {
  const found = placeOfSlug(slug)
  if (found?.kind === 'municipality') return [found.municipality.ine]
  if (found?.kind === 'town') return [found.town.municipalityIne]
  return found?.kind === 'postalCode' ? found.municipalities.map(({ ine }) => ine) : []
}

/** What lists read of a document. */
const columnsOf = (doc: MarketDoc, seller: SellerRow) => ({
  category: doc.category,
  islands: doc.islands ?? [],
  places: [...new Set((doc.places ?? []).flatMap(inesOf))],
  price_from: leastPrice(doc.price),
  lead_days: doc.leadDays ?? 0,
  search: wordsOf(doc, seller),
})

/** The form as it is stored: new options get ids, places have to be ones. Throws 400 at fields. */
function checked({ version: _, ...input }: MarketPublicationInput, { lang }: Owner): MarketDoc {
  const errors: Record<string, string> = {}
  const tier = input.price ? brokenTier(input.price) : -1
  if (input.price?.kind === 'tiers' && tier >= 0)
    errors[`price.tiers.${tier}.upToM2`] = say(lang, 'tier', { n: tier + 1, before: tier })
  for (const [index, slug] of (input.places ?? []).entries())
    if (inesOf(slug).length === 0) errors[`places.${index}`] = say(lang, 'noMunicipality')
  for (const [index, { min, max }] of (input.delivers ?? []).entries())
    if (min !== undefined && max !== undefined && min > max)
      errors[`delivers.${index}.max`] = say(lang, 'delivers')
  if (Object.keys(errors).length > 0) fieldErrors(errors)
  return {
    ...input,
    ...(input.options && {
      options: input.options.map((option) => ({
        ...option,
        id: option.id ?? randomUUID().slice(0, 8),
      })),
    }),
  }
}

/** Begins a draft. */
export async function createPublication(
  trx: Db,
  deps: Pick<Deps, 'now'>,
  owner: Owner,
  input: MarketPublicationInput,
): Promise<MarketPublication> {
  const now = deps.now()
  const seller = await sellerFor(trx, owner, now)
  if ((await countItems(trx, seller.id)) >= MOST) notAcceptable(say(owner.lang, 'tooMany'))
  const doc = checked(input, owner)
  const row = await trx
    .insertInto('market_item')
    .values({
      id: uuidv7(),
      seller_id: seller.id,
      doc: json(doc) as never,
      ...columnsOf(doc, seller),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return showPublication(trx, row, seller)
}

/** Refuses what is not the stored version. */
async function refuseStale(
  trx: Db,
  { item, seller }: { item: ItemRow; seller: SellerRow },
  version: number | undefined,
  { lang }: Owner,
): Promise<void> {
  if (version !== item.version)
    conflict(await showPublication(trx, item, seller), say(lang, 'stale'))
}

const LACK_FIELDS = {
  title: 'title',
  price: 'price',
  vat: 'vat',
  exemption: 'exemption',
  place: 'islands',
  minutes: 'minutes',
} as const

/** Puts the form in place of what was; what is on offer has to stay whole. */
export async function updatePublication(
  trx: Db,
  deps: Pick<Deps, 'now' | 'config'>,
  owner: Owner,
  id: string,
  input: MarketPublicationInput,
): Promise<MarketPublication> {
  const { item, seller } = await ownItem(trx, owner, id, true)
  await refuseStale(trx, { item, seller }, input.version, owner)
  const doc = checked(input, owner)
  const pictures = (await picturesOf(trx, [id])).get(id) ?? []
  const isOut = item.state === 'published' || item.state === 'review'
  if (isOut) {
    const missing = publicationLacks(doc, pictures.length, seller)
    const errors = missing.flatMap((lack) =>
      lack in LACK_FIELDS
        ? [[LACK_FIELDS[lack as keyof typeof LACK_FIELDS], say(owner.lang, `lack.${lack}`)]]
        : [],
    )
    if (errors.length > 0) fieldErrors(Object.fromEntries(errors) as Record<string, string>)
    if (missing.length > 0) notAcceptable(say(owner.lang, `lack.${missing[0] ?? 'seller'}`))
  }
  const saved = await saveItem(trx, item, {
    doc,
    ...columnsOf(doc, seller),
    ...(isOut && isReviewed(deps) && { state: 'review' as const }),
    ...(item.state === 'rejected' && { state: 'draft' as const }),
    is_looked: false,
    updated_at: deps.now(),
  })
  return showPublication(trx, saved, seller)
}

/** Publishes, or asks for the operator's look, or pauses. */
export async function setState(
  trx: Db,
  deps: Pick<Deps, 'now' | 'config'>,
  owner: Owner,
  id: string,
  { version, state }: MarketPublicationState,
): Promise<MarketPublication> {
  const { item, seller } = await ownItem(trx, owner, id, true)
  await refuseStale(trx, { item, seller }, version, owner)
  if (state === 'published') {
    const pictures = (await picturesOf(trx, [id])).get(id) ?? []
    const missing = publicationLacks(item.doc, pictures.length, seller)
    if (missing.length > 0)
      notAcceptable(
        say(owner.lang, 'notReady', {
          what: missing.map((lack) => say(owner.lang, `lack.${lack}`)).join(' '),
        }),
      )
    if (seller.suspended_at) notAcceptable(say(owner.lang, 'suspended'))
  } else if (item.state !== 'published' && item.state !== 'review')
    notAcceptable(say(owner.lang, 'notOut'))
  // What was looked at comes back from a pause without another look, unless it was changed.
  const isLooked = item.state === 'published' || (item.state === 'paused' && item.is_looked)
  const next = state === 'published' && isReviewed(deps) && !isLooked ? 'review' : state
  const saved = await saveItem(trx, item, {
    state: item.state === 'review' && state === 'paused' ? 'draft' : next,
    reject_reason: null,
    is_looked: isLooked && isReviewed(deps),
    updated_at: deps.now(),
  })
  await recordEvent(trx, { kind: `market.${next}`, agencyId: seller.agency_id, subject: id })
  return showPublication(trx, saved, seller)
}

/** Throws a draft away; what was ordered stays. */
export async function removePublication(trx: Db, owner: Owner, id: string): Promise<void> {
  const { item } = await ownItem(trx, owner, id, true)
  if (item.orders > 0) notAcceptable(say(owner.lang, 'ordered'))
  await trx.deleteFrom('market_item').where('id', '=', id).execute()
}
