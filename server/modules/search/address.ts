import type { Language, PublicOperation, StoredQuery } from '../../../generated/model/index.ts'
import { pageIn } from '../../contract/language.ts'

/**
 * First segment of /busqueda/{operation}/{slug}; src/lib/search-path.ts says the same to the
 * browser.
 */
const WORDS: Record<PublicOperation, string> = {
  V: 'venta',
  A: 'alquiler',
  TDA: 'alquiler-temporada',
  ON: 'obra-nueva',
  NP: 'nuda-propiedad',
  T: 'traspaso',
  VOT: 'venta-o-traspaso',
}

/** The page of a stored search, in a language. */
export function searchPage(
  siteUrl: string,
  lang: Language,
  { operation = 'V', place = 'baleares', ...filters }: StoredQuery,
): string {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  )
  const text = query.toString()
  return pageIn(
    siteUrl,
    lang,
    `/busqueda/${WORDS[operation as PublicOperation]}/${encodeURIComponent(String(place))}${text ? `?${text}` : ''}`,
  )
}
