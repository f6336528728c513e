/** Caches in front of the server that keep pages by what these are about. */
export interface EdgePort {
  /** Drops all pages that bear one of the keys; throws where a cache was not told. */
  purge(keys: readonly string[]): Promise<void>
}
