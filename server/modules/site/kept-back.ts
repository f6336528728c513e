import type { SiteDoc } from '../../../generated/model/index.ts'

interface Kept {
  id?: unknown
  hidden?: unknown
  off?: unknown
}
const listOf = (one: unknown, key: string): Kept[] => {
  const found: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, key) : null
  return Array.isArray(found) ? found.filter((each) => typeof each === 'object' && each) : []
}

/** Pages without which there is no site: they are shown whatever they say. */
const ALWAYS = new Set(['home', 'detail'])

/**
 * A published document without its hidden pages and the sections that are off. What is stored is
 * asked, not what was read of it: a contract that knows the switch no more still keeps back what it
 * kept (docs/decisions/0070).
 */
export function withoutKeptBack(doc: SiteDoc, stored: unknown): SiteDoc {
  const pages = new Map(listOf(stored, 'pages').map((page) => [page.id, page]))
  return {
    ...doc,
    pages: doc.pages
      .filter(({ id, kind }) => ALWAYS.has(kind) || pages.get(id)?.hidden !== true)
      .map((page) => {
        const off = new Set(
          listOf(pages.get(page.id), 'sections').flatMap((one) =>
            one.off === true ? [one.id] : [],
          ),
        )
        return { ...page, sections: page.sections.filter(({ id }) => !off.has(id)) }
      }),
  }
}
