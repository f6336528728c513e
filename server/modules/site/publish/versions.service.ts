import type { SiteVersionList } from '../../../../generated/model/index.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { namesOf } from '../../user/index.ts'
import { changesOf } from '../compare/changes.ts'
import { readable } from '../site.policy.ts'
import { findSite } from '../site.repository.ts'
import { newestVersions } from './version.repository.ts'

/** Versions that are listed. */
const SHOWN = 50

/** What was published, newest first. */
export async function listVersions(
  { trx, actor }: Pick<Work, 'trx' | 'actor'>,
  id: string,
): Promise<SiteVersionList> {
  readable(await findSite(trx, id), actor)
  const read = await newestVersions(trx, id, SHOWN)
  const people = read.flatMap(({ by_user: by }) => by ?? [])
  const names = await namesOf(trx, [...new Set(people)])
  return {
    items: read.map(
      ({ number, at, note, doc, by_user: by, restored_from: restoredFrom }, place) => {
        const before = read[place + 1]
        return {
          number,
          at: at.toISOString(),
          note,
          byName: by === null ? null : (names.get(by) ?? null),
          pages: doc.pages.length,
          sections: doc.pages.reduce((sum, { sections }) => sum + sections.length, 0),
          restoredFrom,
          changes: before ? changesOf(before.doc, doc) : [],
        }
      },
    ),
  }
}
