import { dayOf, writtenDay } from '../../time/madrid.ts'
import type {
  CostSheet,
  GetCostParams,
  Listing,
  ListingPrice,
} from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors, notFound } from '../../contract/errors.ts'
import { findPublicListing } from '../listing/index.ts'
import { TABLES } from './rules.ts'
import { costSheet } from './sheet.ts'
import type { Subject } from './subject.ts'
import { say } from './messages.ts'

const YEAR_MS = 366 * 86_400_000

function dateOf(asked: string | undefined, ctx: Ctx): string {
  const now = ctx.deps.now()
  const date = asked ?? dayOf(now)
  if (date < TABLES.coveredFrom || date > dayOf(new Date(now.getTime() + YEAR_MS))) {
    fieldErrors({
      date: say(ctx.lang, 'date', { from: writtenDay(TABLES.coveredFrom) }),
    })
  }
  return date
}

/** The price meant: the operation asked for, else what the home is sold for, else its first. */
function offered({ prices }: Listing, query: GetCostParams, ctx: Ctx): ListingPrice {
  const found = query.operation
    ? prices.find(({ operation }) => operation === query.operation)
    : (prices.find(({ operation }) => operation === 'V' || operation === 'ON') ?? prices[0])
  return found ?? fieldErrors({ operation: say(ctx.lang, 'operation') })
}

function homeOf(
  listing: Listing,
  query: GetCostParams,
  ctx: Ctx,
): Omit<Subject, 'buyer' | 'date' | 'mortgage'> {
  const { operation, price } = offered(listing, query, ctx)
  return {
    price: price || null,
    operation,
    type: listing.type,
    newBuild: listing.newBuild,
    costs: listing.costs,
    island: listing.location.outsideArea ? null : listing.location.island,
    offer: listing.offers.find((offer) => offer.operation === operation) ?? {},
  }
}

/** The sheet of a published home, or of a price somebody names. */
export async function readCost(query: GetCostParams, ctx: Ctx): Promise<CostSheet> {
  const {
    listingId,
    price,
    buyer = 'general',
    operation = 'V',
    type = 'vivienda',
    island = null,
    newBuild = false,
  } = query
  const date = dateOf(query.date, ctx)
  const {
    years = TABLES.example.years,
    rate = TABLES.example.rate,
    downPayment = TABLES.example.downPayment,
  } = query
  const own =
    query.years !== undefined || query.rate !== undefined || query.downPayment !== undefined
  const rest = { buyer, date, mortgage: { years, rate, downPayment, own } }
  if (listingId !== undefined) {
    const listing = await findPublicListing(ctx.deps.db, listingId)
    return listing
      ? costSheet({
          ...homeOf(listing, query, ctx),
          ...(price === undefined ? {} : { price }),
          ...rest,
        })
      : notFound(ctx.lang)
  }
  if (price === undefined) return fieldErrors({ price: say(ctx.lang, 'needed') })
  return costSheet({ price, operation, type, island, newBuild, offer: {}, costs: {}, ...rest })
}
