import type { Site, SiteFigures } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { Bars } from './bars'
import { MonthlyMail } from './monthly-mail'
import { Sources } from './sources'
import { useFigures } from './use-figures'
import './figures.css'

/** Below so many visits a difference is chance, and a share says nothing. */
const ENOUGH = 30

/** A figure with what it was before, where there is enough of both to compare. */
function Figure({ name, now, note }: { name: string; now: number; note: string | null }) {
  const { t } = useTranslation('site')
  return (
    <div>
      <dt>{t(`figures.${name}.name`)}</dt>
      <dd className="num">
        {count(now)}
        <small className="muted">{t(`figures.${name}.is`)}</small>
        {note ? <small className="muted">{note}</small> : null}
      </dd>
    </div>
  )
}

function Sums({ figures: { total, previous } }: { figures: SiteFigures }) {
  const { t } = useTranslation('site')
  const few = total.visits < ENOUGH
  const than = (name: 'visits' | 'leads'): string | null => {
    if (previous === null || few || previous.visits < ENOUGH) return null
    const more = total[name] - previous[name]
    return t('figures.than', { n: `${more > 0 ? '+' : ''}${count(more)}` })
  }
  const each = few
    ? null
    : t('figures.each', { n: count(Math.round((total.views / total.visits) * 10) / 10) })
  return (
    <>
      <dl className="site-numbers">
        <Figure name="visits" now={total.visits} note={than('visits')} />
        <Figure name="views" now={total.views} note={each} />
        <Figure name="homes" now={total.homes} note={null} />
        <Figure name="leads" now={total.leads} note={than('leads')} />
      </dl>
      {few ? <p className="site-hint">{t('figures.few', { count: ENOUGH })}</p> : null}
    </>
  )
}

/** How the site was read in the last 30 days. */
export function VisitsPanel({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const { data, isError, error, refetch } = useFigures(site)
  return (
    <Panel title={t('figures.title')} note={t('figures.note')} className="site-visits">
      {data ? (
        <>
          <Sums figures={data} />
          {data.total.views > 0 ? <Bars figures={data} published={site.published} /> : null}
          <Sources figures={data} />
          <MonthlyMail site={site} />
        </>
      ) : isError ? (
        <ErrorLine title={t('figures.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} label={t('figures.loading')} />
      )}
    </Panel>
  )
}
