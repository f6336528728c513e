import type { SiteDoc } from '../../../../generated/model/index.ts'
import { takenIn } from '../address.ts'
import type { Found } from './found.ts'
import { pageLinksIn } from './walk.ts'

/** Links to pages that are not there, and pages with one address. */
export function ofAddresses(doc: SiteDoc): Found[] {
  const ids = new Set(doc.pages.map(({ id }) => id))
  const gone = pageLinksIn(doc).flatMap(({ path, value }): Found[] =>
    ids.has(value) ? [] : [{ key: 'pageGone', level: 'stop', path }],
  )
  const twice = doc.pages.flatMap((page, at): Found[] =>
    takenIn(doc, page, doc.pages.slice(0, at)).map((language) => ({
      key: 'slugTwice',
      level: 'stop',
      path: `pages.${at}.slug.${language}`,
    })),
  )
  return [...gone, ...twice]
}
