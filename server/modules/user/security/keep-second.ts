import type { Ctx } from '../../../contract/context.ts'
import { notAcceptable } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import type { UserRow } from '../user.repository.ts'
import { hasSecond, secondFrom } from './security.repository.ts'

/**
 * 406 when the person's agency asks for a second step and none is left after what was just deleted;
 * in its days of grace, too: who has one keeps it.
 */
export async function keepSecond(
  trx: Db,
  { id, agency_id: agencyId }: UserRow,
  { lang }: Pick<Ctx, 'lang'>,
): Promise<void> {
  if (agencyId === null || (await secondFrom(trx, agencyId)) === null) return
  if (!(await hasSecond(trx, id))) notAcceptable(say(lang, 'secondWanted'))
}
