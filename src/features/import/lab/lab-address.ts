import { href } from '../../../lib/href'
import { SOURCES_SIDE } from '../../../slots/sources-side'

/** Where a file is tried; `new` is one that nobody has chosen yet. */
export const labAddress = (id = 'new'): string =>
  href('auth-integrations', {}, { ...SOURCES_SIDE, laboratorio: id })
