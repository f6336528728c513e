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
import { Shot } from '../frame/shot'
import { SitePage } from '../frame/site-page'
import { usePreview } from '../frame/use-preview'
import { PageChoice } from '../sections/page-choice'

const SHOTS = [
  [1440, 0.9],
  [820, 1.3],
  [360, 2],
] as const

const useSend = inOne(({ id, page, language }: { id: string; page: string; language: Language }) =>
  previewSite(id, { page, language, send: true }, { quiet: true, silent: true }),
)

function Preview({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const { pages, languages } = site.draft
  const [pageId, setPageId] = useState(pages[0]?.id)
  const [language, setLanguage] = useState<Language>(languages[0] ?? 'es')
  const [old, setOld] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const page = pages.find(({ id }) => id === pageId) ?? pages[0]
  const number = old ? site.published?.number : undefined
  const { url, isError, error, refetch } = usePreview(site.id, { page: page?.id, language, number })
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
        {site.published && site.changed ? (
          <span className="chip-row" role="group" aria-label={t('preview.which')}>
            <ChipToggle on={!old} onClick={() => setOld(false)}>
              {t('preview.draft')}
            </ChipToggle>
            <ChipToggle on={old} onClick={() => setOld(true)}>
              {t('preview.published')}
            </ChipToggle>
          </span>
        ) : null}
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
            {url ? (
              <Shot
                key={url}
                url={url}
                title={t('preview.at', { width })}
                width={width}
                ratio={ratio}
                drawn={site.digest}
                live
              />
            ) : isError ? (
              <ErrorLine title={t('shotFailed')} error={error} onRetry={() => void refetch()} />
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
