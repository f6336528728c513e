import { useState } from 'react'
import type { Language, Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { Select } from '../../../ui/workspace/kit/select'
import { TextAreaField } from '../../../ui/workspace/kit/text-area-field'
import { TextField } from '../../../ui/workspace/kit/text-field'
import type { PageDraft } from '../frame/page-draft'
import { localized } from '../../../lib/localized'
import { ShareCard } from './share-card'

const TITLE = 60
const DESCRIPTION = 155

interface SearchBoxProps {
  site: Site
  draft: PageDraft
  language: Language
}

/** Title, address and description of a page, as results and shared links show them. */
export function SearchBox({ site, draft, language: asked }: SearchBoxProps) {
  const { t } = useTranslation('site')
  const [chosen, setChosen] = useState<Language | null>(null)
  const language = chosen ?? asked
  const { page, change, errors } = draft
  const title = page.title[language] ?? ''
  const description = page.description?.[language] ?? ''
  const slug = page.slug[language] ?? ''
  const shown = title || localized(page.title, language)
  const put = (key: 'title' | 'description' | 'slug', typed: string) => {
    const { [language]: _before, ...rest } = page[key] ?? {}
    change({ ...page, [key]: typed === '' ? rest : { ...rest, [language]: typed } })
  }
  const prefix = language === site.draft.languages[0] ? '' : `${language}/`
  const end = page.kind === 'home' ? '' : slug && `${slug}/`
  const address = site.address.replace(/^https?:\/\//, '')
  return (
    <Panel title={t('search.title')} className="site-search">
      {site.draft.languages.length > 1 ? (
        <Select
          aria-label={t('search.language')}
          value={language}
          onChange={(event) => setChosen(event.target.value as Language)}
        >
          {site.draft.languages.map((one) => (
            <option key={one} value={one}>
              {t(`language.${one}`)}
            </option>
          ))}
        </Select>
      ) : null}
      <div className="site-result" aria-label={t('search.result')} role="group">
        <small>{address + prefix + end}</small>
        <b>{shown}</b>
        <span>{description || t('search.noDescription')}</span>
      </div>
      <TextField
        label={t('search.pageTitle')}
        help={t('search.signs', { n: title.length, most: TITLE })}
        value={title}
        maxLength={160}
        disabled={!site.canEdit}
        error={errors[`title.${language}`]}
        onChange={(event) => put('title', event.target.value)}
      />
      <TextAreaField
        label={t('search.description')}
        help={t('search.signs', { n: description.length, most: DESCRIPTION })}
        rows={4}
        maxLength={DESCRIPTION}
        value={description}
        disabled={!site.canEdit}
        error={errors[`description.${language}`]}
        onChange={(event) => put('description', event.target.value)}
      />
      {page.kind === 'home' ? null : (
        <TextField
          label={t('search.slug')}
          help={t('search.slugHelp')}
          value={slug}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          disabled={!site.canEdit}
          error={errors[`slug.${language}`]}
          onChange={(event) => put('slug', event.target.value.trim().toLowerCase())}
        />
      )}
      <h3>{t('search.shared')}</h3>
      <ShareCard site={site} page={page} language={language} title={shown} />
      <p className="muted">{t('search.cardHelp')}</p>
    </Panel>
  )
}
