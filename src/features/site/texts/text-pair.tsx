import { Check, Copy, RefreshCw } from 'lucide-react'
import type { Language } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'
import { TextArea } from '../../../ui/workspace/kit/text-area'
import type { PageText } from './text-paths'

const LONG = new Set(['text', 'lead', 'answer'])

interface TextPairProps {
  label: string
  text: PageText
  /** Left and right. */
  languages: readonly [Language, Language | null]
  /** The right one is older than the left one. */
  outdated: boolean
  disabled: boolean
  onConfirm: () => void
  onType: (language: Language, typed: string) => void
}

/** One text in two languages; what is missing or older than its source says so. */
export function TextPair({
  label,
  text: { text, field },
  languages,
  outdated,
  disabled,
  onConfirm,
  onType,
}: TextPairProps) {
  const { t } = useTranslation('site')
  const [first] = languages
  return (
    <div className="site-pair" role="group" aria-label={label}>
      <b>{label}</b>
      {languages.map((language) =>
        language === null ? null : (
          <div key={language}>
            <TextArea
              aria-label={`${label}, ${t(`language.${language}`)}`}
              className={text[language] ? undefined : 'is-missing'}
              lang={language}
              rows={LONG.has(field) ? 4 : 2}
              maxLength={LONG.has(field) ? 4000 : 160}
              value={text[language] ?? ''}
              disabled={disabled}
              placeholder={
                language === first ? '' : t('texts.missing', { language: t(`language.${first}`) })
              }
              onChange={(event) => onType(language, event.target.value)}
            />
            {language !== first && !text[language] && text[first] && !disabled ? (
              <InlineButton onClick={() => onType(language, text[first] ?? '')}>
                <Copy size={14} aria-hidden />
                {t('texts.copy', { language: t(`language.${first}`) })}
              </InlineButton>
            ) : null}
            {language !== first && text[language] && outdated ? (
              <p className="site-since">
                <RefreshCw size={14} aria-hidden />
                <span>{t('texts.changed', { language: t(`language.${first}`) })}</span>
                {disabled ? null : (
                  <InlineButton onClick={onConfirm}>
                    <Check size={14} aria-hidden />
                    {t('texts.confirm')}
                  </InlineButton>
                )}
              </p>
            ) : null}
          </div>
        ),
      )}
    </div>
  )
}
