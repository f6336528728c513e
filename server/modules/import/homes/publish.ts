import type { Property } from '../../../../generated/model/index.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { hasRoom } from '../../plan/index.ts'
import { publishProperty, type GateKey } from '../../property/index.ts'

/**
 * What Kyero has no field for, or an agency fills in later; its own feed stands for its mandate
 * (docs/decisions: feeds).
 */
export const NOT_IN_FEEDS: GateKey[] = [
  'visibility',
  'pin',
  'bedrooms',
  'bathrooms',
  'energy',
  'energyLetter',
  'touristLicence',
  'mandate',
  'mandateInForce',
  'description',
]

/**
 * Without these a home says too little to be public: it waits, unless the settings of its source
 * say otherwise.
 */
const AWAITED: GateKey[] = ['municipality', 'built', 'plot', 'photo']

/** All that no feed must have. Price and operation stay compulsory. */
export const WAIVED: GateKey[] = [...NOT_IN_FEEDS, ...AWAITED]

/** What a home itself may lack. */
const LACKS = [
  'publicOffer',
  'price',
  'municipality',
  'outsideArea',
  'built',
  'plot',
  'photo',
] as const
/** What a home waits for, room in the agency's plan among it; words at `waits.<lack>`. */
export type Lack = (typeof LACKS)[number] | 'plan'

const waivedBy = (publishUnready: boolean): GateKey[] => (publishUnready ? WAIVED : NOT_IN_FEEDS)

/**
 * What keeps a home from the market as its source is set. Outside the islands it is the place that
 * it lacks, not its name.
 */
export function lacksOf(
  { quality, outsideArea }: Pick<Property, 'quality' | 'outsideArea'>,
  publishUnready: boolean,
): Lack[] {
  const waived: string[] = waivedBy(publishUnready)
  const keys = quality.items
    .filter(
      (item) =>
        item.needed &&
        (item.state === 'missing' || item.state === 'error') &&
        !waived.includes(item.key),
    )
    .map((item) => (item.key === 'municipality' && outsideArea ? 'outsideArea' : item.key))
  return LACKS.filter((lack) => keys.includes(lack))
}

/** Publishes a home of a feed unless it lacks something; what it lacks keeps it as it is. */
export async function publishFromFeed(
  work: Work,
  home: Property,
  publishUnready: boolean,
): Promise<{ property: Property; lacks: Lack[] }> {
  const lacks = lacksOf(home, publishUnready)
  if (lacks.length > 0) return { property: home, lacks }
  const { trx, deps, actor } = work
  if (home.status !== 'active' && !(await hasRoom(trx, actor.agencyId, 'homes', deps.now())))
    return { property: home, lacks: ['plan'] }
  return {
    property: await publishProperty(work, home.id, home.version, {
      waive: waivedBy(publishUnready),
    }),
    lacks,
  }
}
