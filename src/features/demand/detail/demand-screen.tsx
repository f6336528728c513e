import { lazy, Suspense, type ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { useGetDemand } from '../../../../generated/api/demand/demand'
import { useTranslation } from '../../../i18n'
import type { ContactPickerSlot } from '../../../lib/contact-slot'
import { NEW_DEMAND } from '../../../lib/new-demand'
import { SkeletonRows } from '../../../ui/skeleton'
import type { AreaToolProps } from '../form/areas-field'
import { LoadFailure } from '../parts/load-failure'
import { DemandPage } from './demand-page'
import '../demand.css'

/** The form's code comes with the form. */
const NewDemand = lazy(() => import('./new-demand'))

/** A home that goes to the buyer. */
export interface Sendable {
  id: string
  title: string
}

/** What other rooms show beside a demand. */
export interface DemandSlots {
  AreaTool: ComponentType<AreaToolProps>
  Picker: ContactPickerSlot
  /** Homes that fit; those that are ticked are the page's, for its own act sends them, too. */
  Matches?:
    | ComponentType<{
        demandId: string
        version: number
        ticked: Sendable[]
        onTick: (homes: Sendable[]) => void
        onSend: () => void
      }>
    | undefined
  /** What was sent and said; `sending` are homes to be sent now, null when none. */
  Selections: ComponentType<{
    demandId: string
    mayWrite: boolean
    sending: Sendable[] | null
    onSending: (homes: Sendable[] | null) => void
    onSent: () => void
  }>
}

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
