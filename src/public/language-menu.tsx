import { Globe } from 'lucide-react'
import { useRef } from 'react'
import { LANG_LABELS, useTranslation } from '../i18n'
import { currentLang } from '../lib/href'
import { buttonClass } from '../ui/kit/public/button-class'
import { LanguageLinks } from './language-links'

/**
 * The languages as a small menu of plain links; a details element, so it opens without script, too.
 */
export function LanguageMenu() {
  const { t } = useTranslation('shell')
  const box = useRef<HTMLDetailsElement>(null)
  const lang = currentLang()
  return (
    <details
      className="lang lang-menu"
      ref={box}
      onBlur={(event) => {
        if (box.current && !box.current.contains(event.relatedTarget)) box.current.open = false
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !box.current?.open) return
        box.current.open = false
        box.current.querySelector('summary')?.focus()
      }}
    >
      <summary
        className={buttonClass({ variant: 'text' })}
        aria-label={`${lang.toUpperCase()}, ${t('header.language', { language: LANG_LABELS[lang] })}`}
      >
        <Globe className="icon" aria-hidden="true" />
        {lang.toUpperCase()}
      </summary>
      <div className="lang-list">
        <LanguageLinks />
      </div>
    </details>
  )
}
