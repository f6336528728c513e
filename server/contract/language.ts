import type { Lang } from './context.ts'

/** The languages of the product. */
export const LANGS = ['es', 'en', 'ca', 'de'] as const satisfies Lang[]

const KNOWN = new Set<string>(LANGS)

/** Whether a language is one of ours. */
export const isLang = (language: string): language is Lang => KNOWN.has(language)

/**
 * The first of our languages in an Accept-Language header, by its weights; Spanish when it names
 * none of them.
 */
export function languageOf(header: string | undefined): Lang {
  if (header === undefined) return 'es'
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map((wish, index) => {
      const [tag = '', ...params] = wish.trim().toLowerCase().split(';')
      const q = Number(
        params
          .find((param) => param.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? '1',
      )
      return { lang: tag.split('-')[0] ?? '', q: Number.isFinite(q) ? q : 0, index }
    })
  const best = wishes
    .filter(({ lang, q }) => q > 0 && KNOWN.has(lang))
    .sort((a, b) => b.q - a.q || a.index - b.index)[0]
  return (best?.lang ?? 'es') as Lang
}

/**
 * Address of a page in a language; Spanish carries no prefix (src/i18n/language.ts says the same to
 * the browser). `path` begins with a slash. Without a site, `''`, it is an address within it.
 */
export function pageIn(siteUrl: string, lang: Lang, path: string): string {
  if (lang === 'es') return siteUrl + path
  return `${siteUrl}/${lang}${path === '/' ? '' : path}`
}
