import type { Site, SiteReportInput } from '../../../../generated/model/index.ts'
import { forbidden } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { readable } from '../site.policy.ts'
import { findSite } from '../site.repository.ts'
import { showSite } from '../view.ts'
import { noteChoice } from './choice.repository.ts'

/** Notes what somebody decided at the desk. */
export async function chooseReport(
  work: Work,
  id: string,
  { mail }: SiteReportInput,
): Promise<Site> {
  readable(await findSite(work.trx, id), work.actor)
  const { userId } = work.actor
  if (userId === null) forbidden()
  await noteChoice(work.trx, { siteId: id, userId, mail })
  return showSite(work, id)
}
