import type {
  Island,
  ValuationComparable,
  ValuationDifference,
  ValuationFamily,
  ValuationModel,
  ValuationProof,
  ValuationTrait,
} from '../../../generated/model/index.ts'
import type { KeptErrors, KeptModel } from '../../db/tables/valuation.ts'
import type { Comparable } from './market.ts'
import { ALL } from './valuation.repository.ts'
import type { Compared } from './model/compare.ts'
import type { Home, Trait } from './model/traits.ts'

/** Of the method: it goes up when figures of before are no longer comparable. */
const VERSION = 1
/** Where a home is shown is told no finer than this, in metres. */
const STEP = 50
const MOST_DIFFERENCES = 6
const DAY_MS = 86_400_000

/** What people are told of, in the order in which it counts. */
const TOLD: readonly (Trait & ValuationTrait)[] = [
  'bedrooms',
  'bathrooms',
  'renovate',
  'isNew',
  'lift',
  'terrace',
  'seaViews',
  'firstLine',
  'pool',
  'garden',
  'parking',
  'airConditioning',
  'storageRoom',
  'floor',
]

function differences(home: Home, subject: Home): ValuationDifference[] {
  const metres = Math.round(home.m2 - subject.m2)
  const others = TOLD.flatMap((trait) => {
    const by = Math.round(home.traits[trait] - subject.traits[trait])
    return by === 0 ? [] : [{ trait, by }]
  })
  return [...(metres === 0 ? [] : [{ trait: 'm2' as const, by: metres }]), ...others].slice(
    0,
    MOST_DIFFERENCES,
  )
}

/** A home that counts, as it is told: by its advert, where it is shown, no finer than 50 m. */
export function toComparable(
  { home, km, weight, adjusted }: Compared,
  { advert }: Comparable,
  { subject, agencyId, now }: { subject: Home; agencyId: string; now: Date },
): ValuationComparable {
  const until = advert.goneAt ?? now
  return {
    listingId: home.id,
    own: advert.agencyId === agencyId,
    gone: home.isGone,
    subtype: advert.card.subtype,
    place: advert.card.place,
    m2: home.m2,
    price: home.price,
    adjusted: Math.round(Math.exp(adjusted) * subject.m2),
    weight: Math.round(weight * 100),
    metres: Math.round((km * 1000) / STEP) * STEP,
    days: Math.max(0, Math.floor((until.getTime() - advert.publishedAt.getTime()) / DAY_MS)),
    why: differences(home, subject),
  }
}

const percent = (share: number): number => Math.round(share * 1000) / 10

const errors = ({ n, median, within20, cover }: KeptErrors) => ({
  tested: n,
  medianErrorPct: percent(median),
  within20Pct: percent(within20),
  coverPct: percent(cover),
})

export const toModel = ({
  doc,
  island,
  family,
  made_at,
}: {
  doc: KeptModel
  island: string
  family: string
  made_at: Date
}): ValuationModel => ({
  island: island === ALL ? null : (island as Island),
  family: family as ValuationFamily,
  n: doc.n,
  ...errors(doc.error),
  madeAt: made_at.toISOString(),
  version: VERSION,
})

export const toProof = ({ proof }: KeptModel): ValuationProof | null =>
  proof ? { at: proof.at, ...errors(proof) } : null
