import type { Connection } from '../db/pool.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The one server of this run, and the migrated template on it, with the way to copy it: as files
     * where they lie in memory, six times as fast as through the log; on a disk the log is faster.
     */
    postgres: { connection: Connection; template: string }
  }
}

/** The same server, another database. */
export function onDatabase(connection: Connection, database: string): Connection {
  if (typeof connection !== 'string') return { ...connection, database }
  const url = new URL(connection)
  url.pathname = `/${database}`
  return url.href
}
