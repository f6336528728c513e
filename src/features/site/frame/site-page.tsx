import type { ReactNode } from 'react'
import { useListSites } from '../../../../generated/api/site/site'
import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { PageHead } from '../../../ui/page-head'
import { Loading, Sk } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { FirstSite } from '../template/first-site'
import '../site.css'
import { PublishButton } from './publish-button'
import { SiteTabs } from './site-tabs'

interface SitePageProps {
  title: string
  /** A quiet sentence below the title. */
  sub?: (site: Site) => ReactNode
  /** Before the button that publishes. */
  acts?: (site: Site) => ReactNode
  children: (site: Site) => ReactNode
}

/**
 * A screen of the website: its head, the tabs all of them share, and the site itself; who has none
 * chooses a template instead.
 */
export function SitePage({ title, sub, acts, children }: SitePageProps) {
  const { t } = useTranslation('site')
  const { data, isError, error, refetch } = useListSites({ request: { silent: true } })
  if (!data)
    return (
      <>
        <PageHead title={title} />
        {isError ? (
          <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('loading')} className="site-loading">
            <Sk h={44} />
            <Sk h={420} r={12} />
          </Loading>
        )}
      </>
    )
  const [site] = data.items
  if (!site) return <FirstSite slug={data.slug} />
  return (
    <div className="site-room">
      <PageHead title={title} sub={sub?.(site) ?? <Standing site={site} />}>
        {acts?.(site)}
        {site.canEdit ? <PublishButton site={site} /> : null}
      </PageHead>
      <SiteTabs site={site} />
      {site.state === 'suspended' ? (
        <p className="site-band" role="status">
          {site.suspension
            ? t('suspendedWhy', {
                day: date(site.suspension.at),
                reason: site.suspension.reason,
              })
            : t('suspended')}
        </p>
      ) : !site.canEdit ? (
        <p className="site-band" role="status">
          {t('readOnly')}
        </p>
      ) : null}
      {children(site)}
    </div>
  )
}

/** What keeps the site from being published, in a sentence; else how it stands. */
function Standing({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const stops = site.checks.filter(({ level }) => level === 'stop')
  return <span id="site-standing">{stops[0]?.text ?? t(`standing.${site.state}`)}</span>
}
