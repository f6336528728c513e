import { useLocation } from 'react-router-dom'
import { LANG_LABELS, LANGS, prefixPath, splitPath } from '../i18n'
import { chooseLanguage } from '../lib/chosen-language'
import { currentLang } from '../lib/href'

/**
 * The same page in each language: plain links, so the new page comes as a whole document; the
 * choice is kept (src/lib/chosen-language.ts).
 */
export function LanguageLinks() {
  const { pathname, search } = useLocation()
  const { path } = splitPath(pathname)
  return LANGS.map((lang) => (
    <a
      key={lang}
      href={prefixPath(path, lang) + search}
      lang={lang}
      hrefLang={lang}
      aria-current={lang === currentLang() ? 'true' : undefined}
      onClick={() => chooseLanguage(lang)}
    >
      {LANG_LABELS[lang]}
    </a>
  ))
}
