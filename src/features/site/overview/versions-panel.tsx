import { useState } from 'react'
import { useListSiteVersions, useRestoreSiteVersion } from '../../../../generated/api/site/site'
import type { Site, SiteVersion } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { FormDialog } from '../../../ui/workspace/kit/form-dialog'
import { RadioList } from '../../../ui/workspace/kit/radio-list'
import { useSiteCache } from '../frame/use-site-cache'
import { useChangeWords } from './change-words'

/** Going back: what strangers read at once, or the draft alone. */
function RestoreDialog({
  site,
  version,
  onClose,
}: {
  site: Site
  version: SiteVersion
  onClose: () => void
}) {
  const { t } = useTranslation('site')
  const keep = useSiteCache()
  const [how, setHow] = useState<'live' | 'draft'>('live')
  const { busy, write } = useWrite(useRestoreSiteVersion, {
    done: t(`restore.done.${how}`, { n: version.number }),
    onDone: (now: Site) => {
      keep(now)
      onClose()
    },
    explain: firstSentenceOf,
    reads: ['site'],
  })
  return (
    <FormDialog
      title={t('restore.title', { n: version.number })}
      width="xs"
      cancel={t('cancel')}
      send={t('restore.send')}
      busy={busy && t('restore.busy')}
      onClose={onClose}
      onSend={() =>
        void write({ id: site.id, number: version.number, data: { live: how === 'live' } })
      }
    >
      <p>{t('restore.text', { when: date(version.at, 'DD/MM/YYYY HH:mm') })}</p>
      <RadioList
        label={t('restore.how')}
        value={how}
        onChange={setHow}
        options={[
          { value: 'live', label: t('restore.live') },
          { value: 'draft', label: t('restore.draft') },
        ]}
      />
    </FormDialog>
  )
}

const SHOWN = 3

/** In words what a version changed. */
function VersionChanges({ version: { changes } }: { version: SiteVersion }) {
  const { t } = useTranslation('site')
  const words = useChangeWords()
  if (changes.length === 0) return null
  const rest = changes.length - SHOWN
  return (
    <small className="site-version-changes">
      {changes.slice(0, SHOWN).map(words).join('. ')}
      {rest > 0 ? `. ${t('changes.more', { count: rest })}` : ''}
    </small>
  )
}

/** What was published, newest first, and the way back to each. */
export function VersionsPanel({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const [asked, setAsked] = useState<SiteVersion | null>(null)
  const { data, isError, error, refetch } = useListSiteVersions(site.id, {
    query: { enabled: site.published !== null },
    request: { silent: true },
  })
  return (
    <Panel title={t('versions.title')} note={t('versions.note')} className="site-versions" flush>
      {site.published === null ? (
        <p className="site-empty muted">{t('versions.none')}</p>
      ) : isError ? (
        <ErrorState error={error} level={3} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={3} label={t('loading')} />
      ) : (
        <ul className="site-version-list">
          {data.items.map((version) => (
            <li key={version.number}>
              <b className="num">{t('versions.one', { n: version.number })}</b>
              <span>
                {date(version.at, 'DD/MM/YYYY HH:mm')}
                {version.byName ? `, ${version.byName}` : ''}
                {version.restoredFrom ? `. ${t('versions.from', { n: version.restoredFrom })}` : ''}
                <VersionChanges version={version} />
                {version.note ? <small className="muted">{version.note}</small> : null}
              </span>
              {version.number === site.published?.number ? (
                <span className="muted">{t('versions.now')}</span>
              ) : site.canEdit ? (
                <Button variant="text" onClick={() => setAsked(version)}>
                  {t('versions.back')}
                  <span className="spoken"> {t('versions.one', { n: version.number })}</span>
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {asked ? <RestoreDialog site={site} version={asked} onClose={() => setAsked(null)} /> : null}
    </Panel>
  )
}
