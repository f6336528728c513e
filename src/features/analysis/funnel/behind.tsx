import { Link } from 'react-router-dom'
import { useGetAnalysisFunnel } from '../../../../generated/api/analysis/analysis'
import type { AnalysisStepKind, GetAnalysisSummaryParams } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { sourceWords } from '../frame/words'

/** The newest enquiries behind a number, each with the home it is about. */
export function Behind({
  query,
  step,
}: {
  query: GetAnalysisSummaryParams
  step: AnalysisStepKind
}) {
  const { t } = useTranslation('analysis')
  const list = useGetAnalysisFunnel({ ...query, items: true, step }, { request: { silent: true } })
  const { data } = list
  const n = data?.total.steps.find((one) => one.step === step)?.n ?? 0
  return (
    <section
      className="analysis-behind"
      aria-label={t('behind.title', { step: t(`step.${step}`) })}
    >
      <h3>{t('behind.title', { step: t(`step.${step}`) })}</h3>
      {data ? (
        <>
          {n > data.items.length && (
            <p className="ui-muted">{t('behind.newest', { count: data.items.length })}</p>
          )}
          {n === 0 && <p className="ui-muted">{t('behind.none')}</p>}
          <ul>
            {data.items.map((item) => (
              <li key={item.leadId}>
                <time className="num" dateTime={item.createdAt}>
                  {date(item.createdAt)}
                </time>
                <b>{item.person}</b>
                <Link to={href('auth-cartera-inmueble-id', { id: item.propertyId })}>
                  {item.title}
                </Link>
                <small>
                  {[item.ref, sourceWords(item.source), item.agentName].filter(Boolean).join(' · ')}
                </small>
              </li>
            ))}
          </ul>
        </>
      ) : list.isError ? (
        <ErrorState
          error={list.error}
          level={3}
          title={t('failed')}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <SkeletonRows rows={3} label={t('loading')} />
      )}
    </section>
  )
}
