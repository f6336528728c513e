import type { Db } from '../../db/index.ts'
import { getAgency } from '../agency/index.ts'
import { comparablePhotos, papersOf, type JudgedHome } from '../property/index.ts'
import { answeredInTime } from '../report/index.ts'
import { getUser, isHere } from '../user/index.ts'
import type { TrustFacts } from './checks.ts'

/** What the checks look at, of one home. Rights are the caller's. */
export async function factsOf(
  db: Db,
  home: JudgedHome,
  { copied, now }: { copied: boolean; now: Date },
): Promise<TrustFacts> {
  const { id, agencyId, agentId } = home
  const photos = (await comparablePhotos(db, [id])).get(id) ?? { shown: 0, compared: 0 }
  const person = agentId === null ? null : await getUser(db, agentId)
  return {
    ...home,
    papers: (await papersOf(db, [id])).get(id) ?? [],
    licences: (await getAgency(db, agencyId))?.licences ?? {},
    photos: { ...photos, copied },
    agent: isHere(person) ? { proved: person.email_verified } : null,
    reports: await answeredInTime(db, id, now),
  }
}
