import type { AgencySso } from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import { notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { lockBoss, lockingAsker } from '../sign-in/asker.ts'
import { recordOf } from './domain.ts'
import { toSso } from './settings.service.ts'
import { findSso, noteProved } from './sso.repository.ts'

/** Asks the name servers whether the domain says that it is the agency's. */
export async function proveDomain(
  id: string,
  session: Session & { agencyId: string },
  ctx: Ctx,
): Promise<AgencySso> {
  const { deps, lang } = ctx
  const row = id === session.agencyId ? await findSso(deps.db, id) : null
  if (!row) return notFound(lang)
  const { name, value } = recordOf(row)
  const answer = await deps.dns.ask(name, 'TXT')
  if (answer.kind === 'unsure') notAcceptable(say(lang, 'ssoUnsure'))
  if (answer.kind !== 'found' || !answer.values.some((one) => one.trim() === value))
    notAcceptable(say(lang, 'ssoNoRecord'))
  return inTransaction(
    deps.db,
    async (trx) => {
      await lockBoss(trx, session, ctx)
      if (!(await noteProved(trx, row, deps.now()))) notAcceptable(say(lang, 'ssoTaken'))
      return toSso(id, await findSso(trx, id), ctx)
    },
    lockingAsker(ctx),
  )
}
