import type { Connection } from '../db/pool.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The one server of this run, and the migrated template on it. */
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
