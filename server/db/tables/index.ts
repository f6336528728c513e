import type { CoreTables } from './core.ts'

/** Every table, merged from one file per tag: add yours here in one line. */
export interface Tables extends CoreTables {}
