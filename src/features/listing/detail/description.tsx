import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import type { LocalizedText } from '../../../../generated/model'
import { languagesOf, textIn } from '../text-in'
import { Chip } from '../../../ui/kit/public/chip'
import { languageName } from '../../../lib/language-name'

/** The agency's text in the page's language, and in the others at a touch. */
export function Description({ texts }: { texts: LocalizedText }) {
  const { t, i18n } = useTranslation('listing')
  const first = textIn(texts, i18n.language)
  const [chosen, setChosen] = useState(first?.lang)
  const languages = languagesOf(texts, i18n.language)
  const text = (chosen && texts[chosen]) ?? first?.text
  if (!text) return null
  return (
    <section className="block" id="descripcion">
      <h2>{t('detail.description')}</h2>
      {languages.length > 1 ? (
        <div
          className="chips langs-of"
          role="group"
          aria-label={t('detail.languages')}
          data-needs-script
        >
          {languages.map((code) => (
            <Chip
              key={code}
              on={code === chosen}
              aria-pressed={code === chosen}
              lang={code}
              onClick={() => setChosen(code)}
            >
              {languageName(code)}
            </Chip>
          ))}
        </div>
      ) : null}
      <div lang={chosen === i18n.language ? undefined : chosen}>
        {text
          .split(/\n+/)
          .filter((line) => line.trim() !== '')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
      <p className="sub">{t('detail.textOf')}</p>
    </section>
  )
}
