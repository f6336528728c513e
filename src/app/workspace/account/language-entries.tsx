import { ChevronDown, Languages } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LANG_LABELS, LANGS, prefixPath, splitPath, useTranslation } from '../../../i18n'
import { chooseLanguage } from '../../../lib/chosen-language'
import { currentLang } from '../../../lib/href'
import { MenuItem } from '../../../ui/workspace/kit/menu-item'

/** The page's language; the entry opens the others below it. */
export function LanguageEntries() {
  const { t } = useTranslation('desk')
  const { pathname, search } = useLocation()
  const [isOpen, open] = useState(false)
  const now = currentLang()
  return (
    <>
      <MenuItem stay aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <Languages className="icon" aria-hidden="true" />
        {t('language')}
        <small className="menu-end">
          {LANG_LABELS[now]}
          <ChevronDown size={14} aria-hidden />
        </small>
      </MenuItem>
      {isOpen &&
        LANGS.filter((lang) => lang !== now).map((lang) => (
          <MenuItem
            key={lang}
            className="account-language"
            component="a"
            href={prefixPath(splitPath(pathname).path, lang) + search}
            hrefLang={lang}
            lang={lang}
            onClick={() => chooseLanguage(lang)}
          >
            {LANG_LABELS[lang]}
          </MenuItem>
        ))}
    </>
  )
}
