import type { Lang } from '../../contract/context.ts'
import { placeOfSlug } from './lookup.ts'

/** Name of a place in a language, the slug itself when we do not know it. */
export function placeName(slug: string, lang: Lang): string {
  const found = placeOfSlug(slug)
  if (found?.kind === 'island') return found.island.byLanguage[lang]
  if (found?.kind === 'municipality') return found.municipality.byLanguage[lang]
  if (found?.kind === 'town') return found.town.byLanguage[lang]
  return slug
}
