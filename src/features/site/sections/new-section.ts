import type { SiteSection, SiteSectionKind } from '../../../../generated/model'

/** An empty section of a kind: what the contract needs and nothing else. */
export function newSection(kind: SiteSectionKind): SiteSection {
  const id = crypto.randomUUID()
  if (kind === 'legal') return { id, kind, part: 'notice' }
  if (kind === 'text') return { id, kind, text: {} }
  if (kind === 'gallery') return { id, kind, pictures: [] }
  if (kind === 'hero' || kind === 'homes' || kind === 'valuation') return { id, kind, title: {} }
  return { id, kind }
}

/** The same once more. A name leads to one section of a page, so the copy goes without. */
export function copyOf(section: SiteSection): SiteSection {
  const copy = { ...section, id: crypto.randomUUID() }
  delete copy.anchor
  return copy
}
