import type { SiteDoc } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { activeAmong } from '../../listing/index.ts'
import { counter } from './counted.ts'
import type { Found } from './found.ts'

/** Chosen homes that are off the market, and sections that find none. */
export async function ofHomes(db: Db, now: Date, agencyId: string, doc: SiteDoc): Promise<Found[]> {
  const found: Found[] = []
  const sections = doc.pages.flatMap((page, at) =>
    page.sections.flatMap((section, place) =>
      section.kind === 'homes' && !section.off
        ? [{ section, path: `pages.${at}.sections.${place}` }]
        : [],
    ),
  )
  const picked = [...new Set(sections.flatMap(({ section }) => section.pick ?? []))]
  const here = await activeAmong(db, agencyId, picked)
  const count = await counter(db, { now, agencyId })
  for (const { section, path } of sections) {
    const pick = section.pick ?? []
    const gone = pick.filter((id) => !here.has(id)).length
    if (gone > 0)
      found.push({
        key: 'pickGone',
        level: 'warn',
        path: `${path}.pick`,
        words: { n: String(gone) },
      })
    else if (pick.length === 0 && (await count(section.filter)) === 0)
      found.push({ key: 'homesEmpty', level: 'warn', path: `${path}.filter` })
  }
  return found
}
