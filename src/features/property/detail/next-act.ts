import type { Property, PropertyQualityItem, PropertyStatus } from '../../../../generated/model'
import { ranked } from '../wizard/progress'

type Home = Pick<Property, 'status' | 'publishedAt' | 'mandate' | 'quality'>

/**
 * What leads a home on from where it stands: bring it back, fill in what is missing, publish it,
 * renew its mandate, reserve it, close it; null where nothing does.
 */
export type NextAct =
  | { act: 'restore' | 'publish' | 'renew' | 'reserve' | 'close' }
  | { act: 'complete'; item: PropertyQualityItem }
  | null

/** From these a home goes on the market (server/modules/property/lifecycle/status.ts). */
const BEFORE: readonly PropertyStatus[] = ['draft', 'prospect', 'withdrawn', 'expired']

/** What keeps a home off the market, errors first. */
export const lackingOf = ({ quality }: Pick<Property, 'quality'>): PropertyQualityItem[] =>
  ranked(quality.items).filter(({ state }) => state === 'error' || state === 'missing')

/** Whether the mandate ran out before `today` (YYYY-MM-DD). */
export const mandateEnded = ({ mandate }: Pick<Property, 'mandate'>, today: string): boolean =>
  Boolean(mandate?.endsOn && mandate.endsOn < today)

export function nextAct(home: Home, today: string): NextAct {
  if (home.status === 'archived') return { act: 'restore' }
  if (BEFORE.includes(home.status)) {
    const [item] = lackingOf(home)
    return item ? { act: 'complete', item } : { act: 'publish' }
  }
  if (home.status === 'active')
    return mandateEnded(home, today) ? { act: 'renew' } : { act: 'reserve' }
  return home.status === 'reserved' ? { act: 'close' } : null
}
