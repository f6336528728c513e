import type { Listing, ListingPrice, PropertyOffer } from '../../../../generated/model'

/** The price that stands first: what the home is sold for, else the first offer. */
export const mainPrice = ({ prices }: Pick<Listing, 'prices'>): ListingPrice | undefined =>
  prices.find(({ operation }) => operation === 'V' || operation === 'ON') ?? prices[0]

/** Terms of one operation. */
export const offerOf = (
  { offers }: Pick<Listing, 'offers'>,
  operation: string,
): PropertyOffer | undefined => offers.find((offer) => offer.operation === operation)

/**
 * The area the price per metre is counted on, with its name: built, else with a share of what is
 * common, else usable; the plot of land.
 */
export function pricedArea({
  type,
  layout,
}: Pick<Listing, 'type' | 'layout'>):
  | { kind: 'built' | 'builtWithCommon' | 'usable' | 'plot'; area: number }
  | undefined {
  const kinds =
    type === 'terreno' ? (['plot'] as const) : (['built', 'builtWithCommon', 'usable'] as const)
  const kind = kinds.find((one) => layout[one] !== undefined)
  const area = kind && layout[kind]
  return kind && area ? { kind, area } : undefined
}

/** Whether an operation sells (and not lets). */
export const sells = (operation: string): boolean => ['V', 'ON', 'NP', 'VOT'].includes(operation)

/** Whether there is anything to say of what it costs: a price, or what keeping it costs. */
export const hasCost = ({ prices, costs }: Pick<Listing, 'prices' | 'costs'>): boolean =>
  prices.some(({ price }) => price !== null && price > 0) || Object.keys(costs).length > 0
