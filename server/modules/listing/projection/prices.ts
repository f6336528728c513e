import type {
  ListingPrice,
  PricePoint,
  PropertyOffer,
  PublicOperation,
} from '../../../../generated/model/index.ts'
import { OPERATION } from '../codes.ts'
import { withoutSums } from './sums.ts'

/**
 * True for the operations the public site shows; off-market and swap stay inside.
 */
export function isPublic(operation: string): operation is PublicOperation {
  return operation in OPERATION
}

/** An offer without any sum where its price is on request (docs/decisions/0064). */
export const keptBack = (offer: PropertyOffer): PropertyOffer =>
  offer.priceOnRequest ? withoutSums(offer) : offer

/** Offers as the public may see them; seasons go with the price. */
export function publicOffers(offers: PropertyOffer[]): PropertyOffer[] {
  return offers
    .filter((offer) => isPublic(offer.operation))
    .map(keptBack)
    .map(({ price, seasons, ...offer }) =>
      price === undefined
        ? offer
        : { ...offer, price, ...(seasons && seasons.length > 0 ? { seasons } : {}) },
    )
}

/**
 * The prices of before that may be told: of operations that are offered with their price today. One
 * that was on request before it went is told no more than then.
 */
export const publicHistory = (offers: PropertyOffer[], prices: PricePoint[]): PricePoint[] =>
  prices.filter(({ operation }) =>
    offers.some((offer) => offer.operation === operation && !offer.priceOnRequest),
  )

/**
 * The prices shown so far with today's appended where it changed; at most the last 100 are kept.
 */
export function nextPrices(shown: PricePoint[], offers: PropertyOffer[], at: string): PricePoint[] {
  const next = [...shown]
  for (const { operation, price } of offers) {
    if (!isPublic(operation)) continue
    const last = next.findLast((point) => point.operation === operation)
    if (!last || last.price !== (price ?? null)) next.push({ at, operation, price: price ?? null })
  }
  return next.slice(-100)
}

/** Price of each operation, with the one before it when that was higher. */
export function listingPrices(offers: PropertyOffer[], prices: PricePoint[]): ListingPrice[] {
  return offers.flatMap(({ operation, price, rentPeriod }) => {
    if (!isPublic(operation)) return []
    const before =
      prices.filter((point) => point.operation === operation && point.price !== null).at(-2)
        ?.price ?? null
    const lowered = price !== undefined && before !== null && before > price
    return [
      {
        operation,
        price: price ?? null,
        previousPrice: lowered ? before : null,
        rentPeriod: rentPeriod ?? null,
      },
    ]
  })
}
