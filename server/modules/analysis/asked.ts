import type { GetAnalysisSummaryParams } from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { fieldErrors, notFound } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import { dayOf, endOfDay } from '../../time/madrid.ts'
import { getAgency } from '../agency/index.ts'
import { askedFor } from '../dashboard/index.ts'
import { peopleOfBranch } from '../user/index.ts'
import type { Cohort } from './cohort.ts'
import { say } from './messages.ts'
import { isCalendarDay, periodOf } from './period.ts'
import type { Asker } from './whose.ts'

/** What every figure is asked with. */
export type Asked = GetAnalysisSummaryParams

/** People of a branch, for an ADMIN; 404 for a STAFF and for a branch that is none. */
async function branchFor(db: Db, { role, agencyId, lang }: Actor, id: string): Promise<string[]> {
  const agency = role === 'ADMIN' ? await getAgency(db, agencyId) : null
  if (!agency?.branches?.some((branch) => branch.id === id)) return notFound(lang)
  return peopleOfBranch(db, agencyId, id)
}

/** Whose figures an actor asks for; 404 for people of others, and for a STAFF's colleagues. */
export const askerFor = async (
  db: Db,
  actor: Actor,
  { agentId, branchId }: Pick<Asked, 'agentId' | 'branchId'>,
): Promise<Asker> => ({
  ...(await askedFor(db, actor, agentId)),
  people: branchId === undefined ? null : await branchFor(db, actor, branchId),
})

/**
 * Whose enquiries of which period: a STAFF's own, an ADMIN's agency, branch or one person. Throws
 * 400 at the field of a day or period that is none, 404 for people of others and colleagues of a
 * STAFF.
 */
export async function cohortFor(
  db: Db,
  actor: Actor,
  { operation, agentId, branchId, asOf, ...days }: Asked,
  now: Date,
): Promise<Cohort> {
  const period = periodOf(days, now, actor.lang)
  const whose = await askerFor(db, actor, {
    ...(agentId !== undefined && { agentId }),
    ...(branchId !== undefined && { branchId }),
  })
  const of = { whose, period, operation }
  if (asOf === undefined) return { ...of, now, past: false }
  if (!isCalendarDay(asOf)) fieldErrors({ asOf: say(actor.lang, 'noDay') })
  if (asOf < period.from) fieldErrors({ asOf: say(actor.lang, 'asOf') })
  if (asOf >= dayOf(now)) return { ...of, now, past: false }
  const until = new Date(endOfDay(asOf).getTime() - 1)
  const end = until < period.end ? until : period.end
  return { ...of, period: { ...period, end }, now: until, past: true }
}
