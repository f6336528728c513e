/**
 * The four languages of the product; Spanish is the specification's default and has no prefix in
 * the address.
 */
export const LANGS = ['es', 'en', 'ca', 'de'] as const
export type Lang = (typeof LANGS)[number]
export const DEFAULT_LANG: Lang = 'es'

/** Each language in its own words, for menus. */
export const LANG_LABELS: Record<Lang, string> = {
  es: 'Español',
  en: 'English',
  ca: 'Català',
  de: 'Deutsch',
}

export const LANG_COOKIE = 'i18n_redirected'
const COOKIE_DAYS = 365

export const isLang = (value: unknown): value is Lang => LANGS.includes(value as Lang)

/**
 * One slash in front: behind a prefix, `//elsewhere.com` would make the link to Spanish one that
 * leaves the site.
 */
const onePath = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`

/**
 * Splits `/en/inmueble/1` into its language and the path that all languages share; `prefixed` tells
 * whether one was written.
 */
export function splitPath(pathname: string): { lang: Lang; path: string; prefixed: boolean } {
  const [, first = '', ...rest] = pathname.split('/')
  if (isLang(first) && first !== DEFAULT_LANG)
    return { lang: first, path: onePath(`/${rest.join('/')}`), prefixed: true }
  return { lang: DEFAULT_LANG, path: onePath(pathname), prefixed: false }
}

/** The same page in another language. `path` is the shared path, as splitPath gives it. */
export function prefixPath(path: string, lang: Lang): string {
  if (lang === DEFAULT_LANG) return path
  return path === '/' ? `/${lang}` : `/${lang}${path}`
}

/** Reads the language cookie out of a Cookie header or document.cookie. */
export function langFromCookie(cookies: string): Lang | null {
  const found = cookies
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === LANG_COOKIE)
  return isLang(found?.[1]) ? found[1] : null
}

/** First language of Accept-Language (or navigator.languages joined by commas) that we speak. */
export function langFromBrowser(accepted: string): Lang | null {
  const wanted = accepted
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=')
      return {
        tag: tag.slice(0, 2).toLowerCase(),
        weight: quality === undefined ? 1 : Number(quality),
      }
    })
    .sort((a, b) => b.weight - a.weight)
  return wanted.map(({ tag }) => tag).find(isLang) ?? null
}

/**
 * Order of choice (specification, section 4): route prefix, then cookie, then browser, then
 * Spanish.
 */
export function chooseLang(from: { pathname: string; cookies: string; accepted: string }): Lang {
  const { lang, prefixed } = splitPath(from.pathname)
  if (prefixed) return lang
  return langFromCookie(from.cookies) ?? langFromBrowser(from.accepted) ?? DEFAULT_LANG
}

/** The cookie that remembers a choice: 365 days, path /, Lax (specification, section 9). */
export const langCookie = (lang: Lang): string =>
  `${LANG_COOKIE}=${lang}; Max-Age=${COOKIE_DAYS * 86_400}; Path=/; SameSite=Lax`
