import type {
  ListMarketTimesParams,
  MarketSum,
  MarketTimes,
  SumMarketItemParams,
} from '../../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../../contract/context.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { startOfDay } from '../../../time/madrid.ts'
import { daysLater, dayOf } from '../../../time/madrid.ts'
import { busyOf, wayBetween } from '../../agenda/index.ts'
import { municipality } from '../../place/index.ts'
import { refuseHalfRead } from '../half-read.ts'
import { say } from '../messages.ts'
import { sellerById, type SellerRow } from '../seller/seller.repository.ts'
import { retentionOf } from '../seller/seller.service.ts'
import { promisedOf } from '../sum/promised.ts'
import { sumOf } from '../sum/sum.ts'
import { freeTimes } from '../sum/times.ts'
import type { OfferedRow } from './catalogue.repository.ts'
import { visibleItem } from './catalogue.service.ts'
import { readHome, type HomeHere } from './home.ts'

const DAYS = 7
/** In place of a home: no way is counted. */
const NOWHERE = { geo: null, island: null }

/** A title in a language, else in Spanish, else in any. */
export const titleIn = (title: Record<string, string> | undefined, lang: string): string =>
  title?.[lang] ?? title?.['es'] ?? Object.values(title ?? {})[0] ?? ''

/** What of a service is wanted. */
export interface Choice {
  options?: string[] | undefined
  quantity?: number | undefined
}

/** The sum of a choice for a home; 400 for an option that the service has not. */
export function sumFor(
  row: Pick<OfferedRow, 'doc'>,
  seller: SellerRow,
  home: HomeHere | null,
  { options = [], quantity = 1 }: Choice,
  lang: Ctx['lang'],
): MarketSum {
  const strange = options.findIndex((id) => !row.doc.options?.some((one) => one.id === id))
  if (strange >= 0) fieldErrors({ [`options.${strange}`]: say(lang, 'noOption') })
  const place = seller.doc.municipalityIne ? municipality(seller.doc.municipalityIne) : null
  const way = home && place ? wayBetween({ geo: place.geo, island: place.island }, home) : null
  return sumOf(row.doc, {
    title: titleIn(row.doc.title, lang),
    m2: home?.m2 ?? null,
    kilometres: way?.kilometres ?? null,
    options,
    quantity,
    retentionPct: retentionOf(seller),
  })
}

/** What a choice comes to: what an order of it would be charged; 503 for one that is read by half. */
export async function sumItem(
  id: string,
  { propertyId, ...choice }: SumMarketItemParams,
  ctx: Ctx,
): Promise<MarketSum> {
  const row = await visibleItem(ctx, id)
  await refuseHalfRead(ctx.deps.db, row, ctx.lang)
  const seller = await sellerById(ctx.deps.db, row.seller_id)
  if (!seller) throw new Error('A publication has a seller')
  const home = propertyId
    ? await readHome(ctx.deps, requireSession(ctx), propertyId, ctx.lang)
    : null
  return sumFor(row, seller, home, choice, ctx.lang)
}

/** Free times of a seller for a home, by a person's own diary, too. */
export async function timesFor(
  { deps }: Pick<Ctx, 'deps'>,
  row: Pick<OfferedRow, 'doc' | 'lead_days' | 'seller_id'>,
  home: Pick<HomeHere, 'geo' | 'island'>,
  {
    userId,
    from,
    days = DAYS,
    except = null,
  }: { userId: string | null; from: string; days?: number; except?: string | null },
): Promise<MarketTimes> {
  const { db, now } = deps
  const minutes = row.doc.minutes ?? 0
  const seller = await sellerById(db, row.seller_id)
  if (!row.doc.needsHome || minutes === 0 || !seller) return { items: [], minutes }
  const [start, end] = [startOfDay(from), startOfDay(daysLater(from, days))]
  const promised = await promisedOf(db, [seller.id], start, except)
  const busy = userId === null ? [] : await busyOf(db, userId, start, end)
  const items = freeTimes({
    hours: seller.doc.hours ?? [],
    minutes,
    bufferMinutes: seller.doc.bufferMinutes ?? 0,
    leadDays: row.lead_days,
    promised: promised.get(seller.id) ?? [],
    busy,
    home,
    now: now(),
    from,
    days,
  })
  return { items, minutes }
}

/** Free times of a service for a home of the caller. */
export async function listTimes(
  id: string,
  { propertyId, from, days }: ListMarketTimesParams,
  ctx: Ctx,
): Promise<MarketTimes> {
  const session = requireSession(ctx)
  const row = await visibleItem(ctx, id)
  const home = propertyId ? await readHome(ctx.deps, session, propertyId, ctx.lang) : NOWHERE
  const today = dayOf(ctx.deps.now())
  return timesFor(ctx, row, home, {
    userId: session.userId,
    from: from && from > today ? from : today,
    ...(days && { days }),
  })
}
