/** A Firebase project as its SDK wants it; `authDomain` is a host. */
export interface FirebaseSite {
  projectId: string
  apiKey: string
  authDomain: string
  appId: string | null
  messagingSenderId: string | null
  databaseUrl: string | null
}

/**
 * What the configuration says of the site: name, public address without a trailing slash, style of
 * the map if any, paths that lead elsewhere.
 */
export interface Site {
  name: string
  url: string
  /** Path of the site's own mark; null: Llar's. */
  logo: string | null
  mapStyleUrl: string | null
  /** Null: no sign-in with Google or Apple. */
  firebase: FirebaseSite | null
  /** Whether people can open a payment account. */
  payments: boolean
  /** Paths the server sends elsewhere (`/old`, `/old/*`): a click on one asks the server. */
  redirects: string[]
  /** Where the operator is written to, also about personal data; null: not told. */
  operatorEmail: string | null
  /** Public key of web push, base64url; null: devices cannot be pushed to. */
  pushKey: string | null
}

const DEFAULTS: Site = {
  name: 'Llar',
  url: '',
  logo: null,
  mapStyleUrl: null,
  redirects: [],
  firebase: null,
  payments: false,
  operatorEmail: null,
  pushKey: null,
}

let site: Site | null = null

/** The server tells before it renders; the browser reads what the server wrote into the page. */
export const setSite = (next: Site): void => {
  site = next
}

function read(): Site {
  const text =
    typeof document === 'undefined' ? null : document.getElementById('llar-site')?.textContent
  const written = text?.startsWith('{') ? (JSON.parse(text) as Partial<Site>) : {}
  return { ...DEFAULTS, url: typeof location === 'undefined' ? '' : location.origin, ...written }
}

export const getSite = (): Site => (site ??= read())

/** Whether the configuration sends a path elsewhere. */
export const isRedirected = (pathname: string): boolean =>
  getSite().redirects.some((from) =>
    from.endsWith('/*') ? `${pathname}/`.startsWith(from.slice(0, -1)) : from === pathname,
  )
