import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { oneLine } from '../../../mail/home-line.ts'
import { tellAdmins } from '../../user/index.ts'
import { say } from '../messages.ts'
import { recordAgreed } from '../share/told.ts'
import { needsApproval, type NetworkRow } from './circle.repository.ts'

/** Its members' ADMINs learn what they have waited for, or what was taken back. */
async function tellMembers(
  trx: Db,
  { id, name, approved_at }: NetworkRow,
  agencyIds: string[],
  at: Date,
): Promise<void> {
  const key = approved_at === null ? 'newsStopped' : 'newsApproved'
  for (const agencyId of agencyIds)
    await tellAdmins(trx, agencyId, {
      page: '/auth/integrations?lado=red',
      topic: `network:${id}`,
      at,
      words: (lang) => ({ title: say(lang, key), body: oneLine(name) }),
    })
}

/**
 * Lets a network share homes, or stops it (`approved: false`), by the word of the site's operator;
 * the network as it stands, or null when there is none. One of a kind that needs no word stays as
 * it is.
 */
export async function approveNetwork(
  db: Deps['db'],
  id: string,
  approved: boolean,
  now: Date,
): Promise<Pick<NetworkRow, 'name' | 'kind'> | null> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('network')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return null
    const isSame = (row.approved_at !== null) === approved
    if (!needsApproval(row.kind) || isSame) return row
    const changed = await trx
      .updateTable('network')
      .set({ approved_at: approved ? now : null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const members = await trx
      .selectFrom('network_member')
      .select('agency_id')
      .where('network_id', '=', id)
      .where('state', '=', 'active')
      .execute()
    const agencyIds = members.map(({ agency_id }) => agency_id)
    await recordAgreed(trx, agencyIds, now)
    await tellMembers(trx, changed, agencyIds, now)
    return changed
  })
}
