import type { DemandSlots } from './slots'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { useGetDemand } from '../../../../generated/api/demand/demand'
import { useTranslation } from '../../../i18n'
import { NEW_DEMAND } from '../../../slots/new-demand'
import { SkeletonRows } from '../../../ui/skeleton'
import { LoadFailure } from '../parts/load-failure'
import { DemandPage } from './demand-page'
import '../demand.css'

/** The form's code comes with the form. */
const NewDemand = lazy(() => import('./new-demand'))

/** /auth/cartera/demanda/{id}: one demand, or a new one under the word `nueva`. */
export default function DemandScreen(slots: DemandSlots) {
  const { t } = useTranslation('demand')
  const { id = '' } = useParams()
  const fresh = id === NEW_DEMAND
  const { data, error, refetch } = useGetDemand(id, {
    query: { enabled: !fresh },
    request: { silent: true },
  })
  const waiting = <SkeletonRows rows={8} label={t('loading')} />
  if (fresh)
    return (
      <Suspense fallback={waiting}>
        <NewDemand {...slots} />
      </Suspense>
    )
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return waiting
  return <DemandPage key={data.id} demand={data} {...slots} />
}
