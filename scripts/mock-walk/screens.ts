import { screens } from '../sizes.ts'

/** A screen as it is opened on the mock. */
export interface Walked {
  name: string
  address: string
  /** Whom the mock signs in; null: nobody. */
  role: string | null
}

/** Records of the mock that addresses name. */
export interface Ids {
  home: string
  contact: string
  demand: string
  event: string
  channel: string
}

/** Which record a route's `:id` is. */
const ID_OF: [RegExp, keyof Ids][] = [
  [/inmueble/, 'home'],
  [/contactos/, 'contact'],
  [/demanda/, 'demand'],
  [/integrations/, 'channel'],
  [/./, 'home'],
]
/** What an address needs beside its path. */
const QUERY: Record<string, (ids: Ids) => string> = {
  'auth-agenda-details': ({ event }) => `?id=${event}`,
  'QR_TEMPLATES-print-template': ({ home }) => `?homes=${home}`,
}
const ROLES: Record<string, string> = { 'auth-lloguer-segur': 'LLOGUER_SEGUR' }

/**
 * Every screen that exists, with an address on the mock; paths by name, as src/lib/paths.ts has
 * them.
 */
export function walkedScreens(paths: readonly string[], ids: Ids): Walked[] {
  const pathOf = new Map(
    paths.map((path) => [path.slice(1).replaceAll('/', '-').replaceAll(':', '') || 'index', path]),
  )
  return screens()
    .map(({ name, layout }) => {
      const path = pathOf.get(name)
      if (path === undefined) throw new Error(`${name} has no path`)
      const id = ids[ID_OF.find(([pattern]) => pattern.test(path))?.[1] ?? 'home']
      const address =
        path.replace(':operation', 'venta').replace(':slug', 'mallorca').replaceAll(':id', id) +
        (QUERY[name]?.(ids) ?? '')
      return {
        name,
        address,
        role: ROLES[name] ?? (layout === 'private' || name.startsWith('auth-') ? 'ADMIN' : null),
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
