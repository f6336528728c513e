import type { Agreement } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { notFound } from '../../../contract/errors.ts'
import type { Actor, Work } from '../../../contract/rights/actor.ts'
import type { Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { namesOf } from '../../user/index.ts'
import { countShares, NONE } from '../share/share.repository.ts'
import { agreementsOf, versionsOf, type OwnAgreement } from './agreement.repository.ts'
import { toAgreement } from './view.ts'

export type Here = Pick<Deps, 'db' | 'now'>
/** What the readers need, inside an act. */
export const inside = ({ trx, deps }: Work): Here => ({ db: trx as Deps['db'], now: deps.now })

async function shown({ db, now }: Here, rows: OwnAgreement[], agencyId: string) {
  const ids = rows.map(({ id }) => id)
  const versions = await versionsOf(db, ids)
  const counts = await countShares(db, ids, agencyId)
  const names = await namesOf(db, [...new Set(versions.flatMap((one) => one.created_by ?? []))])
  const [today, at] = [dayOf(now()), now()]
  return rows.map((row) =>
    toAgreement(row, versions, {
      agencyId,
      counts: counts.get(row.id) ?? NONE,
      names,
      today,
      now: at,
    }),
  )
}

/** Agreements of the agency, the newest change first. */
export const listAgreements = async (here: Here, { agencyId }: Actor): Promise<Agreement[]> =>
  shown(here, await agreementsOf(here.db, agencyId), agencyId)

/** An agreement the agency is a party of; throws 404. */
export async function ownAgreement(
  db: Db,
  { agencyId, lang }: Actor,
  id: string,
): Promise<OwnAgreement> {
  return (await agreementsOf(db, agencyId, id))[0] ?? notFound(lang)
}

/** An agreement of the agency as its screens show it; throws 404. */
export async function showAgreement(here: Here, actor: Actor, id: string): Promise<Agreement> {
  const rows = [await ownAgreement(here.db, actor, id)]
  const [one] = await shown(here, rows, actor.agencyId)
  return one ?? notFound(actor.lang)
}

/** The agreement as it stands after an act. */
export const agreementNow = (work: Work, id: string): Promise<Agreement> =>
  showAgreement(inside(work), work.actor, id)
