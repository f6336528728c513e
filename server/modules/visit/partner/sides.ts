import type { User, VisitHours } from '../../../../generated/model/index.ts'
import { stored } from '../../../contract/stored/index.ts'
import type { Db } from '../../../db/index.ts'
import { seniorAdmin, whoHears } from '../../user/index.ts'
import { hoursOf } from '../booking/free.ts'
import { DEFAULT_HOURS } from '../booking/slots.ts'
import type { PartnerVisitRow } from './partner.repository.ts'

type Sides = Pick<PartnerVisitRow, 'agency_id' | 'lister_id' | 'property_id' | 'agent_id'>

/** Who has to do with it on the side that asks: who asked, else who leads the agency. */
export const asker = async (db: Db, { agency_id, agent_id }: Sides): Promise<User | null> =>
  (await whoHears(db, agency_id, agent_id)) ?? seniorAdmin(db, agency_id)

/** Who answers on the side of the home: who looks after it, else who leads the agency. */
export async function lister(
  db: Db,
  { lister_id, property_id }: Pick<Sides, 'lister_id' | 'property_id'>,
): Promise<User | null> {
  const home = await db
    .selectFrom('property')
    .select(['agent_id', 'created_by'])
    .where('id', '=', property_id)
    .where('agency_id', '=', lister_id)
    .executeTakeFirst()
  const own = home?.agent_id ?? home?.created_by
  return (own ? await whoHears(db, lister_id, own) : null) ?? seniorAdmin(db, lister_id)
}

/** For how long the home is shown and how long before it wants to be known, as its agent has it. */
export async function termsOf(db: Db, agent: User | null): Promise<VisitHours> {
  const hours = agent ? await hoursOf(db, agent.id) : DEFAULT_HOURS
  return stored().part<VisitHours>('VisitHours', hours) ?? DEFAULT_HOURS
}
