import type { SiteDoc, SitePage, SiteStep } from '../../../../generated/model/index.ts'
import type { SiteMoment } from '../../../db/tables/site.ts'
import { changesOf } from '../compare/changes.ts'
import { readIn } from '../compare/texts.ts'

/**
 * The draft as a moment left it: what it says nothing of, or what only another version reads, is as
 * it is now.
 */
function at(draft: SiteDoc, { parts, pages = [], order }: SiteMoment): SiteDoc {
  const read = pages.filter(({ doc }) => (doc as SitePage | null | undefined) !== undefined)
  const said = new Map(read.map(({ id, doc }) => [id, doc]))
  const kept = draft.pages.flatMap((page) => {
    const doc = said.has(page.id) ? said.get(page.id) : page
    return doc ? [doc] : []
  })
  const come = [...said.values()].filter(
    (doc): doc is SitePage => doc !== null && !draft.pages.some(({ id }) => id === doc.id),
  )
  const all = [...kept, ...come]
  const placeOf = ({ id }: SitePage): number => {
    const place = order?.indexOf(id) ?? -1
    return place < 0 ? all.length : place
  }
  return {
    ...draft,
    ...parts,
    pages: order ? all.toSorted((a, b) => placeOf(a) - placeOf(b)) : all,
  }
}

/** A step in words: what was changed by it, and on which page. */
export function stepTold(
  draft: SiteDoc,
  step: { at: Date; before: SiteMoment; after: SiteMoment },
  byName: string | null,
): SiteStep {
  const changes = changesOf(at(draft, step.before), at(draft, step.after))
  const [change = null] = changes
  // A page goes by the name it has now, whatever the step called it.
  const now = change && draft.pages.find(({ id }) => id === change.pageId)
  const page = now ? readIn(now.title, draft.languages[0] ?? 'es', draft.languages) : change?.page
  return {
    at: step.at.toISOString(),
    byName,
    count: changes.length,
    change: change && { ...change, page: page || change.page },
  }
}
