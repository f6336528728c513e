import { useLocation } from 'react-router-dom'
import { DEFAULT_LANG, LANGS, prefixPath, splitPath, type Lang } from '../i18n'
import { currentLang } from '../lib/href'
import { getSite } from '../lib/site'

/** Languages as Open Graph names them, with their country. */
const LOCALES: Record<Lang, string> = { es: 'es_ES', en: 'en_GB', ca: 'ca_ES', de: 'de_DE' }

/**
 * Canonical link from the configured site address plus the path (specification, section 2), and the
 * same page in each language.
 */
export function PageLinks() {
  const { pathname } = useLocation()
  const { url } = getSite()
  const { path } = splitPath(pathname)
  return (
    <>
      <link rel="canonical" href={url + pathname} />
      {LANGS.map((lang) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={url + prefixPath(path, lang)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url + prefixPath(path, DEFAULT_LANG)} />
      <meta property="og:url" content={url + pathname} />
      <meta property="og:locale" content={LOCALES[currentLang()]} />
    </>
  )
}
