import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { getListPropertyMatchesQueryKey } from '../../../../generated/api/match/match'
import type { Property } from '../../../../generated/model'
import { DemandsPanel } from '../../../features/match/home/demands-panel'

const SendDialog = lazy(() => import('../../../features/selection/desk/send-dialog'))

/** Who looks for such a home; one on the market can be sent to them from here. */
export function HomeMatches({ property, title }: { property: Property; title: string }) {
  const client = useQueryClient()
  const [demandId, setDemandId] = useState<string | null>(null)
  const { id, ref, status } = property
  const sent = () => void client.invalidateQueries({ queryKey: getListPropertyMatchesQueryKey(id) })
  return (
    <>
      <DemandsPanel propertyId={id} onSend={status === 'active' ? setDemandId : undefined} />
      {demandId ? (
        <Suspense>
          <SendDialog
            demandId={demandId}
            homes={[{ id, title: `${title} · ${ref}` }]}
            onClose={() => setDemandId(null)}
            onSent={sent}
          />
        </Suspense>
      ) : null}
    </>
  )
}
