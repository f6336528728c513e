import type { DealPreview, DealRemark } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { dayOf } from '../../time/madrid.ts'
import { introducedPrices } from '../introduction/index.ts'
import { basisOf } from './basis.ts'
import { divide } from './money.ts'

/** A price is far from what the home is offered for outside these parts of it. */
const NEAR = { least: 0.7, most: 1.3 }

/** What is odd about a price, beside those a home is offered for. */
export function remarkOn(price: number, offered: number[]): DealRemark | null {
  const isNear = (one: number): boolean => price >= one * NEAR.least && price <= one * NEAR.most
  const [first] = offered
  if (first === undefined || offered.some(isNear)) return null
  return price < first ? 'far_below' : 'far_above'
}

/** What a deal of an introduction would divide, by the home's price unless told. */
export async function previewDeal(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { introductionId, closePrice }: { introductionId: string; closePrice?: number },
): Promise<DealPreview> {
  const { introduction, terms } = await basisOf(db, actor, introductionId)
  const prices = await introducedPrices(db, introduction.property_id)
  const homePrice = prices[0] ?? null
  const price = closePrice ?? homePrice
  const parts = price === null ? null : divide(price, terms)
  return {
    propertyId: introduction.property_id,
    role: introduction.agency_id === actor.agencyId ? 'seller' : 'lister',
    dealId: introduction.deal_id,
    introducedOn: dayOf(introduction.created_at),
    commissionPct: terms.commissionPct,
    sellerSplitPct: terms.sellerSplitPct,
    homePrice,
    fee: parts?.fee ?? null,
    listerShare: parts?.lister ?? null,
    sellerShare: parts?.seller ?? null,
    remark: price === null ? null : remarkOn(price, prices),
  }
}
