import { json, sql, type Db } from '../../db/index.ts'
import { getAgency } from '../agency/index.ts'
import { getUser } from '../user/index.ts'
import { toListingAgency, toListingAgent } from './projection/listing.ts'

/** Writes the agency as it is now into all its homes; search rows hold nothing of it. */
export async function resyncAgency(trx: Db, agencyId: string): Promise<void> {
  const agency = await getAgency(trx, agencyId)
  if (!agency) return
  const shown = toListingAgency(agency)
  await sql`update listing set
      public = jsonb_set(public, '{agency}', ${json(shown)}),
      cards = (select jsonb_object_agg(key, jsonb_set(value, '{agencyName}', ${json(shown.name)})) from jsonb_each(cards)),
      updated_at = now()
    where agency_id = ${agencyId}`.execute(trx)
}

/** Writes the agent as they are now into the homes they look after. */
export async function resyncAgent(trx: Db, userId: string): Promise<void> {
  const user = await getUser(trx, userId)
  if (!user) return
  await sql`update listing set public = jsonb_set(public, '{agent}', ${json(toListingAgent(user))}), updated_at = now()
    where agent_id = ${userId}`.execute(trx)
}
