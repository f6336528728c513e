import type { Template } from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { insertTemplate, MOST } from './template.repository.ts'
import { searchOf } from './template.service.ts'

/**
 * Writes a text as it stood at another instance, under an id of this one; whoever brings it owns
 * what was their own there. False: there is no room for another.
 */
export async function restoreTemplate(
  trx: Db,
  { agencyId, userId }: Actor,
  template: Template,
): Promise<boolean> {
  const { kept } = await trx
    .selectFrom('template')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow()
  if (kept >= MOST) return false
  const { id, name, own, subject, text, version } = template
  await insertTemplate(trx, {
    id,
    agency_id: agencyId,
    owner_id: own ? userId : null,
    name,
    subject,
    text,
    search: searchOf(name, subject, text),
    version,
    created_at: new Date(template.updatedAt),
    updated_at: new Date(template.updatedAt),
  })
  return true
}
