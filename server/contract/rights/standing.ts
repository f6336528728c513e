import type { AgentPermissions } from '../../../generated/model/index.ts'
import type { Beginning } from '../../db/index.ts'
import { requireSession, type Ctx, type Session } from '../context.ts'
import { forbidden } from '../errors.ts'

/**
 * What the transactions of a writing request begin with: 403 when who asks may less by now than at
 * its start, since what is written was decided with that. An act (`actor.ts`) decides with what
 * stands by then instead, and goes on.
 */
export function asBefore(ctx: Ctx): Beginning {
  return async (trx) => {
    const asked = requireSession(ctx)
    const now = (await ctx.standing?.(trx)) ?? asked
    if (!mayAsMuch(now, asked)) forbidden()
  }
}

/** May they still do all that they might? Who had no agency loses nothing by coming into one. */
export function mayAsMuch(now: Session, asked: Session): boolean {
  if (asked.agencyId === null && asked.role === 'USER') return true
  if (now.agencyId !== asked.agencyId) return false
  if (asked.role !== 'STAFF') return now.role === asked.role
  return now.role === 'ADMIN' || (now.role === 'STAFF' && keepsSwitches(now, asked))
}

const keepsSwitches = (now: Session, asked: Session): boolean =>
  Object.entries(asked.permissions ?? {}).every(
    ([key, on]) => !on || now.permissions?.[key as keyof AgentPermissions] === true,
  )
