import type { SiteDoc } from '../../../generated/model/index.ts'
import { stored } from '../../contract/stored/index.ts'

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

/** A switch that keeps back: whatever another version wrote into it, unless it says no. */
const isOn = (value: unknown): boolean => value !== undefined && value !== null && value !== false

/** What says of whom or of which homes a section tells; nothing there is all of them. */
const NARROWING = ['people', 'pick', 'filter']

/** Whether some of what narrows a section is unread: without it more would be shown than was meant. */
function isWider(page: Kept, section: Kept): boolean {
  const unread = stored().unread('site_page.doc', { ...page, sections: [section] })
  const [of = {}] = listOf(unread, 'sections')
  return NARROWING.some((key) => key in of)
}

/**
 * A published document without its hidden pages and the sections that are off. What is stored is
 * asked, not what was read of it: a contract that knows the switch no more still keeps back what it
 * kept, and one that reads by half of whom a section tells shows none (docs/decisions/0070). Null:
 * the contract reads all of it, and what is read whole narrows as it was meant.
 */
export function withoutKeptBack(doc: SiteDoc, published: unknown): SiteDoc {
  const isWhole = published === null
  const pages = new Map(listOf(published ?? doc, 'pages').map((page) => [page.id, page]))
  return {
    ...doc,
    pages: doc.pages
      .filter(({ id, kind }) => ALWAYS.has(kind) || !isOn(pages.get(id)?.hidden))
      .map((page) => {
        const whole = pages.get(page.id) ?? {}
        const back = new Set(
          listOf(whole, 'sections').flatMap((one) =>
            isOn(one.off) || (!isWhole && isWider(whole, one)) ? [one.id] : [],
          ),
        )
        return { ...page, sections: page.sections.filter(({ id }) => !back.has(id)) }
      }),
  }
}
