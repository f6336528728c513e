import type { User } from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import { forbidden, notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { lockAsker, lockingAsker } from '../sign-in/asker.ts'
import { whyNotOwner } from '../sso/comes-in.ts'
import { toColleague } from '../user.policy.ts'
import { lockColleague } from './leaving.ts'
import { awaitsOwner, ownerHere, passOn, tellFormer } from './owner.ts'

/** Gives the agency to another of its ADMINs; who gave it goes on leading with them. */
export function setAgencyOwner(
  id: string,
  asked: Session & { agencyId: string },
  ctx: Ctx,
): Promise<User> {
  const { agencyId } = asked
  return inTransaction(
    ctx.deps.db,
    async (trx) => {
      const { row: asker, session } = await lockAsker(trx, asked, ctx)
      if (session.agencyId !== agencyId || (await ownerHere(trx, agencyId)) !== asker.id)
        forbidden()
      if (await awaitsOwner(trx, agencyId)) notAcceptable(say(ctx.lang, 'ownerAwaited'))
      const row = (await lockColleague(trx, agencyId, id)) ?? notFound(ctx.lang)
      if (row.role !== 'ADMIN' || !row.active || row.invited_at)
        notAcceptable(say(ctx.lang, 'ownerLeads'))
      const refused = row.id === asker.id ? null : await whyNotOwner(trx, row, ctx)
      if (refused !== null) notAcceptable(refused)
      if (row.id !== asker.id) {
        await passOn(trx, { agencyId, to: row.id }, ctx.deps)
        await tellFormer(trx, asker, { kind: 'ownerGiven', owner: row.id }, ctx.deps)
      }
      return { ...toColleague(row, session), owner: true }
    },
    lockingAsker(ctx, id),
  )
}
