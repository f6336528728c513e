import { href } from '../../../lib/href'
import { SOURCES_SIDE } from '../../../slots/sources-side'

/** The four steps of a table: the file, its columns, the first homes, the trial. */
export type TableStep = 1 | 2 | 3 | 4

/** Where a table is in its steps; `new` is one that nobody has chosen yet. */
export const tableAddress = (id = 'new', step: TableStep = 1, run?: string): string =>
  href(
    'auth-integrations',
    {},
    {
      ...SOURCES_SIDE,
      tabla: id,
      ...(step > 1 && { paso: String(step) }),
      ...(run && { prueba: run }),
    },
  )
