import { href } from './href'

/** The word that stands where an operation stands in the address of what a device keeps. */
export const KEPT_WORD = 'guardados'

/** Address of the page that shows what this device keeps. */
export const deviceHref = (): string =>
  href('busqueda-operation-slug', { operation: KEPT_WORD, slug: 'dispositivo' })
