import { useState } from 'react'
import type { Language, Site, SitePage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { Select } from '../../../ui/workspace/kit/select'
import { usePageDraft } from '../frame/page-draft'
import { ConflictBand } from '../frame/conflict-band'
import { RestoredBand, SaveState } from '../frame/save-state'
import { useFieldWords } from '../overview/change-words'
import { useSectionName } from '../sections/section-name'
import { SearchBox } from './search-box'
import { TextPair } from './text-pair'
import { placeOf, textsOf, withText, type PageText } from './text-paths'

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
  const old = site.pages.find(({ id }) => id === page.id)?.outdated ?? []
  const isOutdated = (text: PageText, language: Language): boolean =>
    old.some((one) => one.language === language && one.path === placeOf(page, text))
  const stale = other ? texts.filter((text) => text.text[other] && isOutdated(text, other)) : []
  const keyOf = ({ path }: PageText): string => path.join('.')
  const sorted = (list: PageText[]): PageText[] => {
    // What is missing, then what is older than its source, then the rest.
    const rank = (one: PageText): number =>
      other === null ? 2 : !one.text[other] ? 0 : isOutdated(one, other) ? 1 : 2
    return list.toSorted((a, b) => rank(a) - rank(b))
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
        <RestoredBand draft={draft} />
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
              {stale.length > 0 ? (
                <small className="site-since">{t('texts.since', { count: stale.length })}</small>
              ) : null}
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
            <TextPair
              key={keyOf(text)}
              label={t('changes.line', {
                where: name,
                what:
                  fieldWords(text.field) || t(`part.${text.field}`, { defaultValue: text.field }),
              })}
              text={text}
              languages={[first, other]}
              outdated={other !== null && isOutdated(text, other)}
              disabled={!site.canEdit}
              onConfirm={() => {
                if (other) draft.confirm({ path: placeOf(page, text), language: other })
              }}
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
