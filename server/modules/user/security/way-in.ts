import type { Ctx } from '../../../contract/context.ts'
import { notAcceptable } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { domainLacked } from '../sso/comes-in.ts'
import { isDemanded } from '../sso/demanded.ts'
import { lockSso } from '../sso/sso.repository.ts'
import { tellAdmins } from '../tell-people.ts'
import type { UserRow } from '../user.repository.ts'

/**
 * Whether nothing holds an agency to the company's account that it asks for: no ADMIN has a passkey
 * to come in by when the provider is away. Two who take theirs away wait for each other.
 */
async function isOpen(trx: Db, agencyId: string): Promise<boolean> {
  const asks = await lockSso(trx, agencyId)
  return asks?.required === true && asks.proved_at !== null && !(await isDemanded(trx, agencyId))
}

/**
 * 406 when what was just deleted was the last passkey that lets an ADMIN in beside the provider, or
 * this one in at all.
 */
export async function keepWayIn(
  trx: Db,
  row: UserRow,
  { deps, lang }: Pick<Ctx, 'deps' | 'lang'>,
): Promise<void> {
  if (row.agency_id === null || row.role !== 'ADMIN') return
  if (await isOpen(trx, row.agency_id)) notAcceptable(say(lang, 'passkeyWayIn'))
  const domain = await domainLacked(trx, row, { deps })
  if (domain !== null) notAcceptable(say(lang, 'passkeyOwnWay', { domain }))
}

/**
 * Tells who leads an agency that the company's account is asked for no more, where the last passkey
 * of an ADMIN (`row`, as they were) went by what nobody can be refused.
 */
export async function tellOpen(
  trx: Db,
  { agency_id: agencyId, role }: UserRow,
  at: Date,
): Promise<void> {
  if (agencyId === null || role !== 'ADMIN' || !(await isOpen(trx, agencyId))) return
  await tellAdmins(trx, agencyId, {
    page: '/auth/perfil',
    topic: `sso:${agencyId}`,
    at,
    words: (lang) => ({ title: say(lang, 'ssoOpenTitle'), body: say(lang, 'ssoOpenNews') }),
  })
}
