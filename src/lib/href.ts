import { DEFAULT_LANG, isLang, prefixPath, type Lang } from '../i18n/language'
import { PATHS, type RouteName } from './paths'
import { toQuery, type Query } from './query-string'

let current: () => Lang = () => DEFAULT_LANG

/** Tells href which language the page is in; the browser sets it once, the server per request. */
export const setLangSource = (source: () => Lang): void => {
  current = source
}

/** Language of the page being shown or rendered. */
export const currentLang = (): Lang => current()

/**
 * Address of a route in the page's language: `href('inmueble-id', { id })`,
 * `href('busqueda-operation-slug', {…}, { page: 2 })`. Parameters are encoded; empty query values
 * are left out.
 */
export function href(
  name: RouteName,
  params: Record<string, string | number> = {},
  query: Query = {},
  lang = current(),
): string {
  const path = PATHS[name].replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key] ?? '')),
  )
  return prefixPath(path, lang) + toQuery(query)
}

/** Route id with its language suffix, as the specification names routes: `inmueble-id___en`. */
export const routeId = (name: RouteName, lang: Lang): string => `${name}___${lang}`

/** The other way round; null for layouts and the root. */
export function splitRouteId(id: string): { name: RouteName; lang: Lang } | null {
  const [name = '', lang] = id.split('___')
  return name in PATHS && isLang(lang) ? { name: name as RouteName, lang } : null
}
