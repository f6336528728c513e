const pathOf = (asked: RequestInfo | URL): string =>
  new URL(typeof asked === 'object' && 'url' in asked ? asked.url : asked, 'http://llar').pathname

/** The browser's caches, as far as the desk and its worker use them. */
export function fakeCaches(fetched: (path: string) => Promise<Response>) {
  const stores = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const held = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, held)
    return {
      match: async (asked: RequestInfo) => held.get(pathOf(asked))?.clone(),
      keys: async () => [...held.keys()].map((path) => ({ url: `http://llar${path}` })),
      put: async (asked: RequestInfo, reply: Response) => void held.set(pathOf(asked), reply),
      addAll: async (paths: string[]) => {
        for (const path of paths) held.set(path, await fetched(path))
      },
    }
  }
  const match = async (asked: RequestInfo) =>
    [...stores.values()]
      .map((held) => held.get(pathOf(asked)))
      .find(Boolean)
      ?.clone()
  const caches = {
    open,
    match,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
  /** What is kept, by cache. */
  const held = () =>
    Object.fromEntries([...stores].map(([name, files]) => [name, [...files.keys()].toSorted()]))
  return { caches: caches as unknown as CacheStorage, held }
}
