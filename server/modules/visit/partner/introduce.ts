import type { Db } from '../../../db/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { recordIntroduction } from '../../introduction/index.ts'
import type { EventPartner } from './of-event.ts'

/**
 * The client signed that this agency brought them to a partner's home: an introduction, also where
 * the agreement ended between the visit's asking and its day, since a confirmed visit stands.
 */
export async function introduceSigned(
  here: { trx: Db; deps: Deps },
  partner: EventPartner | undefined,
  by: string | null,
): Promise<void> {
  if (partner?.side !== 'asking' || partner.row.contact_id === null) return
  await recordIntroduction(here, {
    agencyId: partner.row.agency_id,
    contactId: partner.row.contact_id,
    propertyIds: [partner.home.id],
    evidence: 'visit_signed',
    by,
    agreed: { listerId: partner.row.lister_id, at: partner.row.created_at },
  })
}
