import type {
  GetMarketItemParams,
  ListMarketParams,
  MarketItem,
  MarketPage,
  MarketRow,
  SellerData,
} from '../../../../generated/model/index.ts'
import { requireSession, type Ctx, type Session } from '../../../contract/context.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import type { Deps } from '../../../contract/deps.ts'
import { notFound } from '../../../contract/errors.ts'
import { sql } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { wayBetween } from '../../agenda/index.ts'
import { municipality } from '../../place/index.ts'
import { pictureFacts } from '../../property/index.ts'
import { readsBoth, refuseHalfRead } from '../half-read.ts'
import { picturesOf } from '../publication/picture.repository.ts'
import { ratingOf } from '../publication/view.ts'
import { cardAccount } from '../seller/account.service.ts'
import { sellerById } from '../seller/seller.repository.ts'
import { promisedOf } from '../sum/promised.ts'
import { priceHere } from '../sum/sum.ts'
import { firstDayOf, freeTimes } from '../sum/times.ts'
import { offered, offeredById, type OfferedRow } from './catalogue.repository.ts'
import { readHome, type HomeHere } from './home.ts'
import { sellerFacts } from './seller-facts.ts'

/** The list that a cursor belongs to: each order has places of its own. */
const listOf = ({ sort = 'near' }: Pick<ListMarketParams, 'sort'>) =>
  ({ list: `listMarket ${sort}`, kind: 'numbers' }) as const
const PAGE = 12
/** How far times of a list look ahead, and how many are shown. */
const AHEAD = { days: 21, most: 3 }

const isOwn = (row: OfferedRow, { role, userId, agencyId }: Session): boolean =>
  row.seller_user === userId ||
  (role === 'ADMIN' && agencyId !== null && row.seller_agency === agencyId)

/** Publications as the market shows them, for a home or none. */
export async function toRows(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  session: Session,
  rows: OfferedRow[],
  home: HomeHere | null,
): Promise<MarketRow[]> {
  const today = now()
  const sellers = home ? rows.map(({ seller_id }) => seller_id) : []
  const [facts, promised] = await Promise.all([
    pictureFacts(
      db,
      rows.map(({ picture }) => picture).filter((hash) => hash !== null),
    ),
    promisedOf(db, sellers, today),
  ])
  return rows.map((row): MarketRow => {
    const seller = row.seller_doc as SellerData
    const place = seller.municipalityIne ? municipality(seller.municipalityIne) : null
    const { picture: hash } = row
    const way =
      home && place && row.doc.needsHome
        ? wayBetween({ geo: place.geo, island: place.island }, home)
        : null
    return {
      id: row.id,
      category: row.category,
      title: row.doc.title ?? {},
      description: row.doc.description ?? {},
      picture: hash === null ? null : { hash, color: facts.get(hash)?.color ?? null },
      seller: { id: row.seller_id, name: seller.displayName ?? '', town: place?.name ?? null },
      rating: ratingOf(row),
      price: priceHere(row.doc.price, home?.m2 ?? null),
      way:
        way && way.minutes !== null && way.kilometres !== null
          ? { minutes: way.minutes, kilometres: way.kilometres }
          : null,
      times:
        home && row.doc.needsHome && row.doc.minutes
          ? freeTimes({
              hours: seller.hours ?? [],
              minutes: row.doc.minutes,
              bufferMinutes: seller.bufferMinutes ?? 0,
              leadDays: row.lead_days,
              promised: promised.get(row.seller_id) ?? [],
              busy: [],
              home,
              now: today,
              from: dayOf(today),
              ...AHEAD,
            }).map(({ startsAt }) => startsAt)
          : [],
      firstDay: firstDayOf(today, row.lead_days),
      needsHome: row.doc.needsHome ?? false,
      own: isOwn(row, session),
    }
  })
}

/**
 * What is on offer, for one of the caller's homes or at all. What is read by half is left out: its
 * price may be another, and nobody can order it.
 */
export async function listMarket(
  { propertyId, cursor: text, limit = PAGE, ...asked }: ListMarketParams,
  ctx: Ctx,
): Promise<MarketPage> {
  const session = requireSession(ctx)
  const list = listOf(asked)
  const cursor = readCursor(text, list, ctx.lang)
  const home = propertyId ? await readHome(ctx.deps, session, propertyId, ctx.lang) : null
  const wanted = { ...asked, home }
  const { rows: found, categories } = await offered(ctx.deps.db, wanted, { cursor, limit })
  const { rows, next } = cutPage(found, { ...list, cursor, limit, value: ({ place }) => place })
  const counted = asked.category
    ? categories.filter(({ category }) => category === asked.category)
    : categories
  return {
    items: await toRows(
      ctx.deps,
      session,
      rows.filter(({ stored_item: item, stored_seller: seller }) => readsBoth({ item, seller })),
      home,
    ),
    next,
    total: counted.reduce((sum, { count }) => sum + count, 0),
    categories,
    home: home?.shown ?? null,
  }
}

/** A publication that the caller may see: on offer, or their own; throws 404. */
export async function visibleItem(ctx: Ctx, id: string): Promise<OfferedRow> {
  const row = await offeredById(ctx.deps.db, id)
  if (!row) return notFound(ctx.lang)
  if (isOwn(row, requireSession(ctx))) return row
  const seller = await sellerById(ctx.deps.db, row.seller_id)
  return row.state === 'published' && !seller?.suspended_at ? row : notFound(ctx.lang)
}

/**
 * One service with all that an order hangs on; who looks and does not sell it is counted. Read by
 * half, it is shown to its seller alone: 503.
 */
export async function getItem(
  id: string,
  { propertyId }: GetMarketItemParams,
  ctx: Ctx,
): Promise<MarketItem> {
  const { db } = ctx.deps
  const session = requireSession(ctx)
  const row = await visibleItem(ctx, id)
  if (!isOwn(row, session)) await refuseHalfRead(db, row, ctx.lang)
  const home = propertyId ? await readHome(ctx.deps, session, propertyId, ctx.lang) : null
  const [shown] = await toRows(ctx.deps, session, [row], home)
  const seller = await sellerById(db, row.seller_id)
  if (!shown || !seller) return notFound(ctx.lang)
  if (!shown.own) await sql`update market_item set views = views + 1 where id = ${id}`.execute(db)
  const hashes = (await picturesOf(db, [id])).get(id) ?? []
  const facts = await pictureFacts(db, hashes)
  return {
    row: shown,
    doc: row.doc,
    pictures: hashes.map((hash) => ({ hash, color: facts.get(hash)?.color ?? null })),
    home: home?.shown ?? null,
    state: row.state,
    sellerFacts: sellerFacts(seller),
    cards: row.state === 'published' && cardAccount(seller, ctx.deps) !== null,
  }
}
