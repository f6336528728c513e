import type { Listing, ListingPrice, PropertyOffer } from '../../../../generated/model'

/** The price that stands first: what the home is sold for, else the first offer. */
export const mainPrice = ({ prices }: Pick<Listing, 'prices'>): ListingPrice | undefined =>
  prices.find(({ operation }) => operation === 'V' || operation === 'ON') ?? prices[0]

/** Terms of one operation. */
export const offerOf = ({ offers }: Pick<Listing, 'offers'>, operation: string): PropertyOffer | undefined => offers.find((offer) => offer.operation === operation)

/** m² that the price per metre is counted on: built, or the plot of land. */
export const pricedArea = ({ type, layout }: Pick<Listing, 'type' | 'layout'>): number | undefined => (type === 'terreno' ? layout.plot : layout.built)

/** Whether an operation sells (and not lets). */
export const sells = (operation: string): boolean => ['V', 'ON', 'NP', 'VOT'].includes(operation)

/** Whether the general transfer tax is what a buyer of this home pays: sold second-hand, with a price. */
export const paysTransferTax = (listing: Listing): boolean => {
  const price = mainPrice(listing)
  return price?.operation === 'V' && price.price !== null && price.price > 0 && !listing.newBuild && listing.location.island !== null && listing.location.outsideArea !== true
}
