import type { HttpOptions } from '../../lib/http-options'

/** How a call is made inside `useWrite`, which says what became of it. */
export const QUIETLY: HttpOptions = { quiet: true, silent: true }
