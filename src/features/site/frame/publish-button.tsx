import { Upload } from 'lucide-react'
import { usePublishSite } from '../../../../generated/api/site/site'
import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { useSiteCache } from './use-site-cache'

/** Publishes the draft as it is seen; what stops it is named under the title. */
export function PublishButton({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const keep = useSiteCache()
  const { busy, write } = useWrite(usePublishSite, {
    done: (now: Site) => t('publish.done', { n: now.published?.number ?? 1 }),
    onDone: keep,
    explain: firstSentenceOf,
    conflict: t('stale'),
    reads: ['site'],
  })
  const stopped = site.checks.some(({ level }) => level === 'stop')
  const paused = site.state === 'paused'
  if (!site.changed && !paused) return <span className="site-said">{t('publish.none')}</span>
  return (
    <Button
      variant="main"
      disabled={stopped}
      aria-describedby={stopped ? 'site-standing' : undefined}
      busy={busy && t('publish.busy')}
      onClick={() => void write({ id: site.id, data: { digest: site.digest } })}
    >
      <Upload className="icon" aria-hidden="true" />
      {paused
        ? t('publish.resume')
        : site.published === null
          ? t('publish.first')
          : t('publish.changes', { count: Math.max(site.changes.length, 1) })}
    </Button>
  )
}
