import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { previewSite } from '../../../../generated/api/site/site'
import type { Language, Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { copyText } from '../../../lib/copy-text'
import { inOne, useWrite } from '../../../lib/write'
import { Sk } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { Select } from '../../../ui/workspace/kit/select'
import { TextField } from '../../../ui/workspace/kit/text-field'
import { SchemeChips, type Shown } from '../frame/scheme-chips'
import { Shot } from '../frame/shot'
import { SitePage } from '../frame/site-page'
import { usePreview } from '../frame/use-preview'
import { PageChoice } from '../sections/page-choice'
import { Compare } from './compare'

const SHOTS = [
  [1440, 0.9],
  [820, 1.3],
  [360, 2],
] as const

const WHICH = ['draft', 'published', 'compare'] as const

const useSend = inOne(({ id, page, language }: { id: string; page: string; language: Language }) =>
  previewSite(id, { page, language, send: true }, { quiet: true, silent: true }),
)

function Preview({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const { pages, languages } = site.draft
  const [pageId, setPageId] = useState(pages[0]?.id)
  const [language, setLanguage] = useState<Language>(languages[0] ?? 'es')
  const [asked, setAsked] = useState<(typeof WHICH)[number]>('draft')
  const [scheme, setScheme] = useState<Shown>(null)
  const [sent, setSent] = useState<string | null>(null)
  const page = pages.find(({ id }) => id === pageId) ?? pages[0]
  // With nothing new there is one site, and nothing to choose.
  const isNew = site.published !== null && site.changed
  const which = isNew ? asked : 'draft'
  const wanted = { page: page?.id, language, scheme }
  const draft = usePreview(site.id, { ...wanted, enabled: which !== 'published' })
  const published = usePreview(site.id, {
    ...wanted,
    number: site.published?.number,
    enabled: which !== 'draft',
  })
  const shown = which === 'published' ? published : draft
  const failed = which !== 'draft' && published.isError ? published : shown
  const { busy, write } = useWrite(useSend, {
    done: null,
    onDone: async ({ url: link }) => {
      const copied = await copyText(link, {
        copied: t('preview.copied'),
        failed: t('preview.copyFailed'),
      })
      setSent(copied ? null : link)
    },
  })
  if (!page) return null
  return (
    <>
      <div className="site-preview-head">
        <PageChoice site={site} page={page} onChoose={setPageId} />
        <Select
          aria-label={t('preview.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {t(`language.${one}`)}
            </option>
          ))}
        </Select>
        {isNew ? (
          <span className="chip-row" role="group" aria-label={t('preview.which')}>
            {WHICH.map((each) => (
              <ChipToggle key={each} on={each === which} onClick={() => setAsked(each)}>
                {t(`preview.${each}`)}
              </ChipToggle>
            ))}
          </span>
        ) : null}
        <SchemeChips shown={scheme} onChoose={setScheme} />
        <Button busy={busy} onClick={() => void write({ id: site.id, page: page.id, language })}>
          <Link2 className="icon" aria-hidden="true" />
          {t('preview.send')}
        </Button>
      </div>
      {sent === null ? null : (
        <TextField
          className="site-sent"
          label={t('preview.link')}
          readOnly
          value={sent}
          onFocus={({ target }) => target.select()}
        />
      )}
      <div className="site-previews">
        {SHOTS.map(([width, ratio]) => (
          <figure key={width} className={`site-preview is-${width}`}>
            {failed.isError ? (
              <ErrorLine
                title={t('shotFailed')}
                error={failed.error}
                onRetry={() => void failed.refetch()}
              />
            ) : which === 'compare' && draft.url && published.url ? (
              <Compare
                published={published.url}
                draft={draft.url}
                width={width}
                ratio={ratio}
                drawn={site.digest}
              />
            ) : which !== 'compare' && shown.url ? (
              <Shot
                key={shown.url}
                url={shown.url}
                title={t(which === 'draft' ? 'preview.at' : 'preview.publishedAt', { width })}
                width={width}
                ratio={ratio}
                drawn={site.digest}
                live
              />
            ) : (
              <Sk h={320} />
            )}
            <figcaption className="muted num">{t('preview.px', { width })}</figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}

/** The site at three widths, page by page, as it is and as it will be. */
export default function PreviewPage() {
  const { t } = useTranslation('site')
  return (
    <SitePage title={t('preview.title')} sub={() => t('preview.sub')}>
      {(site) => <Preview site={site} />}
    </SitePage>
  )
}
