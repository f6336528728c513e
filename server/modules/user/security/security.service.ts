import type { AgencySecurity, AgencySecurityPatch } from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import { notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { lockBoss, lockingAsker } from '../sign-in/asker.ts'
import {
  findAsked,
  hasSecond,
  lackingSecond,
  saveAsked,
  secondFrom,
} from './security.repository.ts'
import { tellWanted } from './wanted.ts'

type Boss = Session & { agencyId: string }

const DAY = 86_400_000
const GRACE = 14

/** How the people of an agency sign in; another agency's is not found. */
export async function readSecurity(id: string, session: Boss, ctx: Ctx): Promise<AgencySecurity> {
  return id === session.agencyId ? shown(ctx.deps.db, id) : notFound(ctx.lang)
}

async function shown(db: Db, agencyId: string): Promise<AgencySecurity> {
  const from = await secondFrom(db, agencyId)
  const lacking = await lackingSecond(db, agencyId)
  return {
    second_factor: from === null ? 'offered' : 'required',
    second_from: from && from.toISOString(),
    lacking: lacking.map(({ id, first_name, last_name, role }) => ({
      id,
      name: `${first_name} ${last_name}`.trim(),
      role,
    })),
  }
}

/**
 * Asks an agency's people for a second step once the days of grace are over, or no more. Whoever
 * asks has one, so that somebody who leads the agency always gets in to take it back
 * (docs/decisions/0386).
 */
export async function changeSecurity(
  id: string,
  { second_factor, grace_days = GRACE }: AgencySecurityPatch,
  session: Boss,
  ctx: Ctx,
): Promise<AgencySecurity> {
  if (id !== session.agencyId) return notFound(ctx.lang)
  const { db, now } = ctx.deps
  return inTransaction(
    db,
    async (trx) => {
      await lockBoss(trx, session, ctx)
      const isWanted = second_factor === 'required'
      if (isWanted && !(await hasSecond(trx, session.userId)))
        notAcceptable(say(ctx.lang, 'secondOwnFirst'))
      const from = isWanted ? new Date(now().getTime() + grace_days * DAY) : null
      const { mailed_at: last } = await findAsked(trx, id)
      // Asked again within a day, people hear it on the platform alone.
      const isMailed = from !== null && (last === null || now().getTime() - last.getTime() >= DAY)
      await saveAsked(trx, id, { second_from: from, mailed_at: isMailed ? now() : last })
      if (from) await tellWanted(trx, id, from, { ...ctx.deps, isMailed })
      return shown(trx, id)
    },
    lockingAsker(ctx),
  )
}
