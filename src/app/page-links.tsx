import { useLocation } from 'react-router-dom'
import { DEFAULT_LANG, LANGS, prefixPath, splitPath } from '../i18n'
import { getSite } from '../lib/site'

/** Canonical link from the configured site address plus the path (specification, section 2), and the same page in each language. */
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
    </>
  )
}
