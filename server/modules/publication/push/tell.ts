import type { Db } from '../../../db/index.ts'
import type { IntegrationRow } from '../../integration/index.ts'
import { tellAdmins } from '../../user/index.ts'
import { say } from '../messages.ts'

/** Tells the agency's ADMINs that a portal refuses a channel's key. */
export const tellRefusedKey = (
  trx: Db,
  { id, name, agency_id: agencyId }: IntegrationRow,
  at: Date,
): Promise<void> =>
  tellAdmins(trx, agencyId, {
    page: `/auth/integrations/${id}`,
    topic: `integration:${id}`,
    at,
    words: (lang) => ({
      title: say(lang, 'keyRefusedTitle', { name }),
      body: say(lang, 'keyRefusedBody'),
    }),
  })
