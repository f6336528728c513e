import type { SitePage } from '../../../generated/model/index.ts'

const BASE = 971_000_000

/** An edition of a website as its telephone says it. */
export const phoneOf = (number: number): string => `+34${BASE + number}`
export const numberOf = (phone: string | null | undefined): number =>
  phone?.startsWith('+34971') ? Number(phone.slice(3)) - BASE : 0

/** A front page with another picture. */
export function withPicture(page: SitePage, hash: string): SitePage {
  const picture = { hash, alt: { es: 'Una casa' } }
  const sections = page.sections.map((section) =>
    section.kind === 'hero' ? { ...section, picture } : section,
  )
  return { ...page, sections }
}

/** What is known of a website's editions. */
export interface Editions {
  slug: string
  siteId: string
  homeId: string
  /** Picture of each edition, noted before it is published. */
  pictures: ReadonlyMap<number, string>
  /** Edition whose saving, and whose publishing, was answered last. */
  said: number
  published: number
  /** Domains that were answered as proved: whose site has them. */
  held: ReadonlyMap<string, string>
}
