/** Languages in which the server speaks. */
export const LANGUAGES = ['es', 'en', 'ca', 'de'] as const

/** Where the calls go, and as whom. */
export interface Settings {
  /** Address of the server, e.g. `https://llar.example`. */
  baseUrl: string
  /**
   * Token of a profile (`loginUser`, `registerUser`); without one only public operations answer.
   */
  token?: string | null
  /** Language of texts and refusals; Spanish unless told. */
  language?: (typeof LANGUAGES)[number]
  /** Another fetch than the platform's, e.g. one with a proxy. */
  fetch?: typeof fetch
}

const NAMES: Record<keyof Settings, true> = {
  baseUrl: true,
  token: true,
  language: true,
  fetch: true,
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value) : value === null ? 'null' : typeof value

/**
 * Is this the address of a server: http or https, with a host, and nothing behind its path that a
 * call would be lost in?
 */
function isAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value) || !URL.canParse(value))
    return false
  const { username, password, search, hash } = new URL(value)
  return username === '' && password === '' && search === '' && hash === ''
}

/** A token goes into a header: a text of one line without blanks. */
const isToken = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && /^[!-~]+$/.test(value))

/**
 * Throws a TypeError that names the setting which cannot be meant, before anything is asked: a
 * misspelt one would otherwise be left out in silence, a wrong one fail at the first call.
 */
export function checkSettings(settings: unknown): asserts settings is Settings {
  const refuse = (what: string): never => {
    throw new TypeError(`connect: ${what}`)
  }
  if (typeof settings !== 'object' || settings === null)
    return refuse(`give it { baseUrl }, not ${shown(settings)}`)
  const given = settings as Record<string, unknown>
  const strange = Object.keys(given).find((name) => !Object.hasOwn(NAMES, name))
  if (strange !== undefined)
    refuse(`there is no setting ${strange}; there are ${Object.keys(NAMES).join(', ')}`)
  const { baseUrl, token, language } = given
  if (!isAddress(baseUrl))
    refuse(
      `baseUrl is the address of the server, such as https://llar.example, not ${shown(baseUrl)}`,
    )
  // Not shown: it may be most of a real one.
  if (!isToken(token)) refuse('token is the token of a profile, a text without blanks')
  if (language !== undefined && !LANGUAGES.includes(language as 'es'))
    refuse(`language is one of ${LANGUAGES.join(', ')}, not ${shown(language)}`)
  if (given['fetch'] !== undefined && typeof given['fetch'] !== 'function')
    refuse(`fetch is a function, not ${shown(given['fetch'])}`)
}

/** What a single call may add. */
export interface CallOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
}

const OPTIONS: Record<keyof CallOptions, true> = { headers: true, signal: true }

/** Throws a TypeError for what a single call cannot add, before anything is asked. */
export function checkOptions(
  { url }: { url: string },
  options: unknown,
): asserts options is CallOptions {
  const given =
    typeof options === 'object' && options !== null ? Object.keys(options) : [shown(options)]
  const strange = given.find((name) => !Object.hasOwn(OPTIONS, name))
  if (strange !== undefined)
    throw new TypeError(
      `${url}: there is no option ${strange}; there are ${Object.keys(OPTIONS).join(', ')}`,
    )
}
