/** A PostgreSQL that answers on its socket. */
export interface EmbeddedServer {
  /** For pg: the socket's folder, the user and the database. */
  connection: { host: string; user: string; database: string }
  /**
   * True when another process started it; it then ends with that process, and this one starts it
   * anew.
   */
  adopted: boolean
  /** What keeps it from answering while it is brought back; null while it is up. */
  trouble(): string | null
  /** Stops it, if this process started it. */
  stop(): Promise<void>
}
