import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { Language, Site, SitePage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'
import { Select } from '../../../ui/workspace/kit/select'
import { TextArea } from '../../../ui/workspace/kit/text-area'
import { usePageDraft } from '../frame/page-draft'
import { ConflictBand, SaveState } from '../frame/save-state'
import { useFieldWords } from '../overview/change-words'
import { useSectionName } from '../sections/section-name'
import { SearchBox } from './search-box'
import { textsOf, withText, type PageText } from './text-paths'

const LONG = new Set(['text', 'lead', 'answer'])

interface PairProps {
  label: string
  text: PageText
  /** Left and right. */
  languages: readonly [Language, Language | null]
  disabled: boolean
  onType: (language: Language, typed: string) => void
}

/** One text in two languages; what is missing says what is read meanwhile. */
function Pair({ label, text: { text, field }, languages, disabled, onType }: PairProps) {
  const { t } = useTranslation('site')
  const [first] = languages
  const rows = LONG.has(field) ? 4 : 2
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
              rows={rows}
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
          </div>
        ),
      )}
    </div>
  )
}

/** The texts of a page, and what search engines show of it. */
export function PageTexts({ site, stored }: { site: Site; stored: SitePage }) {
  const { t } = useTranslation('site')
  const nameOf = useSectionName()
  const fieldWords = useFieldWords()
  const draft = usePageDraft(site, stored)
  const { page, change } = draft
  const [first = 'es', ...others] = site.draft.languages
  const [chosen, setChosen] = useState<Language | null>(others[0] ?? null)
  const other = chosen && others.includes(chosen) ? chosen : (others[0] ?? null)
  const [missingFirst, setMissingFirst] = useState(true)
  // In the order of the moment it was asked for: a text does not jump away while it is typed.
  const [order, setOrder] = useState<string[] | null>(null)
  const texts = textsOf(page)
  const keyOf = ({ path }: PageText): string => path.join('.')
  const sorted = (list: PageText[]): PageText[] => {
    const isMissing = ({ text }: PageText): boolean => other !== null && !text[other]
    return [...list.filter(isMissing), ...list.filter((one) => !isMissing(one))]
  }
  const placed = order ?? sorted(texts).map(keyOf)
  const shown = missingFirst
    ? texts.toSorted((a, b) => placeIn(placed, keyOf(a)) - placeIn(placed, keyOf(b)))
    : texts
  const written = other ? texts.filter(({ text }) => text[other]).length : texts.length
  return (
    <>
      <Panel
        className="site-page-texts"
        title={t('texts.of', { count: texts.length })}
        action={<SaveState draft={draft} />}
        flush
      >
        <ConflictBand draft={draft} />
        <div className="site-texts-head">
          <span>
            {t(`language.${first}`)}{' '}
            <small className="muted num">
              {t('texts.written', {
                n: texts.filter(({ text }) => text[first]).length,
                of: texts.length,
              })}
            </small>
          </span>
          {other ? (
            <span>
              <Select
                aria-label={t('texts.other')}
                value={other}
                onChange={(event) => {
                  setChosen(event.target.value as Language)
                  setOrder(null)
                }}
              >
                {others.map((language) => (
                  <option key={language} value={language}>
                    {t(`language.${language}`)}
                  </option>
                ))}
              </Select>
              <small className="muted num">
                {t('texts.written', { n: written, of: texts.length })}
              </small>
            </span>
          ) : (
            <span className="muted">{t('texts.oneLanguage')}</span>
          )}
          <span className="chip-row">
            <ChipToggle
              on={missingFirst}
              onClick={() => {
                setMissingFirst(true)
                setOrder(null)
              }}
            >
              {t('texts.missingFirst')}
            </ChipToggle>
            <ChipToggle on={!missingFirst} onClick={() => setMissingFirst(false)}>
              {t('texts.asOnPage')}
            </ChipToggle>
          </span>
        </div>
        {texts.length === 0 ? <p className="site-empty muted">{t('texts.none')}</p> : null}
        {shown.map((text) => {
          const section = page.sections[text.section ?? -1]
          const name = section ? nameOf(section).name : ''
          return (
            <Pair
              key={keyOf(text)}
              label={t('changes.line', {
                where: name,
                what:
                  fieldWords(text.field) || t(`part.${text.field}`, { defaultValue: text.field }),
              })}
              text={text}
              languages={[first, other]}
              disabled={!site.canEdit}
              onType={(language, typed) => {
                setOrder(placed)
                change(withText(page, text.path, language, typed))
              }}
            />
          )
        })}
      </Panel>
      <SearchBox site={site} draft={draft} language={first} />
    </>
  )
}

const placeIn = (order: string[], key: string): number => {
  const at = order.indexOf(key)
  return at < 0 ? order.length : at
}
