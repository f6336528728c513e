import { Upload } from 'lucide-react'
import { useState } from 'react'
import { usePublishSite } from '../../../../generated/api/site/site'
import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { PublishDialog } from './publish-dialog'
import { useSiteCache } from './use-site-cache'

/**
 * Publishes the draft as it is seen; what stops it is named under the title. Changes of what is
 * public already are shown before they go out; the first time all of it is new.
 */
export function PublishButton({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const keep = useSiteCache()
  const [asking, setAsking] = useState(false)
  const { busy, write, failed } = useWrite(usePublishSite, {
    done: (now: Site) => t('publish.done', { n: now.published?.number ?? 1 }),
    onDone: (now: Site) => {
      keep(now)
      setAsking(false)
    },
    explain: firstSentenceOf,
    conflict: t('stale'),
    reads: ['site'],
  })
  const stopped = site.checks.some(({ level }) => level === 'stop')
  const paused = site.state === 'paused'
  if (!site.changed && !paused) return <span className="site-said">{t('publish.none')}</span>
  const asks = site.published !== null && site.changed
  const publish = (note?: string) =>
    void write({ id: site.id, data: { digest: site.digest, ...(note && { note }) } })
  return (
    <>
      <Button
        variant="main"
        disabled={stopped}
        aria-describedby={stopped ? 'site-standing' : undefined}
        busy={!asking && busy && t('publish.busy')}
        onClick={() => (asks ? setAsking(true) : publish())}
      >
        <Upload className="icon" aria-hidden="true" />
        {paused
          ? t('publish.resume')
          : site.published === null
            ? t('publish.first')
            : t('publish.changes', { count: Math.max(site.changes.length, 1) })}
      </Button>
      {asking ? (
        <PublishDialog
          site={site}
          busy={busy && t('publish.busy')}
          problem={failed}
          onClose={() => setAsking(false)}
          onPublish={publish}
        />
      ) : null}
    </>
  )
}
