import { FILTER_NAMES } from '../features/listing/search/filters'
import type { RouteName } from '../lib/paths'

const SEARCH = [...FILTER_NAMES, 'sort', 'page', 'cursor']

/**
 * Pages whose address alone says what stands in them, the same for everybody, with the parameters
 * they are asked for with. Whoever is not named here, and each other parameter, is between the page
 * and who asked for it: a link's secret, a sum that somebody works out (docs/decisions/0370).
 */
const PAGES: Partial<Record<RouteName, readonly string[]>> = {
  index: [],
  externo: ['agency', 'operation', 'q', 'page', 'cursor'],
  faq: [],
  maps: [...SEARCH, 'operation'],
  contacto: [],
  nosotros: [],
  servicios: [],
  construccion: [],
  'inmueble-id': [],
  'busqueda-operation-slug': SEARCH,
  program: [],
  'alquiler-seguro': [],
  'alquiler-seguro-formulario': [],
  'politica-de-cookies': [],
  'politica-de-privacidad': [],
  condiciones: [],
  'auth-mobile': [],
  'auth-help-inmovilla': [],
}

/** Behind a link that was given to somebody. */
const GIVEN = /^\/(?:busqueda\/(?:lista|seleccion|visita)|alquiler-seguro\/documentos)\//i
/** Drawn from what a device keeps. */
const OF_DEVICE = /^\/busqueda\/guardados\//i

/** Whether a page or nothing is there hangs on what is asked for (`accept`, server/ssr/address.ts). */
const LIKE_A_FILE = /\.[a-z0-9]+$/i

/** As routes read it: an address may write any of its letters as `%6c`. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whose page an address makes: everybody's, that of who asks, or that of who has a secret link. */
export type Reach = 'everybody' | 'asker' | 'holder'

/** `name`: of the screen; undefined for an address that leads nowhere, which it does for everybody. */
export function reachOf(name: RouteName | undefined, path: string, search: URLSearchParams): Reach {
  const plain = decoded(path)
  if (GIVEN.test(plain)) return 'holder'
  const parameters = name === undefined ? [] : PAGES[name]
  const isWhole = [...search.keys()].every((key) => parameters?.includes(key))
  const isOfAsker = OF_DEVICE.test(plain) || LIKE_A_FILE.test(path)
  return parameters && isWhole && !isOfAsker ? 'everybody' : 'asker'
}
