import type { SitePage } from '../../../../generated/model/index.ts'

/** Names that the page itself has (src/site): an address that ends with one leads there. */
const OF_PAGE = new Set(['main', 'homes', 'ask'])
const PREFIX = /^(?:s|form|thanks)-/
/** Names of the legal texts, where the foot of every page leads. */
const LEGAL: ReadonlySet<string> = new Set(['notice', 'privacy', 'cookies', 'accessibility'])

/** Whether a section can have no such name. */
export const isTaken = (anchor: string, { kind }: Pick<SitePage, 'kind'>): boolean =>
  OF_PAGE.has(anchor) || PREFIX.test(anchor) || (kind === 'legal' && LEGAL.has(anchor))

/** Places of the sections that have the name of one before them. */
export function sharedAnchors({ sections }: Pick<SitePage, 'sections'>): number[] {
  const seen = new Set<string>()
  return sections.flatMap(({ anchor }, at) => {
    if (!anchor) return []
    const isSecond = seen.has(anchor)
    seen.add(anchor)
    return isSecond ? [at] : []
  })
}
