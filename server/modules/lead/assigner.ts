import type { InboxWhy, SpokenLanguage } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { loadProperty } from '../property/index.ts'
import { getUser, isHere, seniorAdmin } from '../user/index.ts'

/** What comes in: an enquiry or the beginning of a conversation. */
export interface Incoming {
  agencyId: string
  /** Null: to the agency, about no home. */
  propertyId: string | null
  language: SpokenLanguage
}

/** Who gets it, and why. */
export interface Assigned {
  userId: string | null
  why: InboxWhy | null
}

type Assigner = (trx: Db, incoming: Incoming, now: Date) => Promise<Assigned>

/** The home's agent, else the senior ADMIN (the order Witei uses). */
async function byHome(trx: Db, { agencyId, propertyId }: Incoming): Promise<Assigned> {
  const home = propertyId === null ? null : await loadProperty(trx, propertyId)
  const agent = home?.agentId ? await getUser(trx, home.agentId) : null
  return {
    userId: isHere(agent) ? agent.id : ((await seniorAdmin(trx, agencyId))?.id ?? null),
    why: null,
  }
}

let assigner: Assigner = byHome

/** The room that holds the agency's rules decides from now on (inbox). */
export function assignBy(decide: Assigner): void {
  assigner = decide
}

/** Who answers what comes in, by the rules of the agency. */
export const whoGets: Assigner = (trx, incoming, now) => assigner(trx, incoming, now)
