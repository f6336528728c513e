import { href } from '../../../lib/href'

/** First segment of the comparison's address, /busqueda/comparar/{ids}. */
export const COMPARE = 'comparar'

/** Address of a comparison. */
export const compareHref = (ids: readonly string[]): string =>
  href('busqueda-operation-slug', { operation: COMPARE, slug: ids.join('~') })
