import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { getListContactEntriesQueryKey } from '../../../../generated/api/contact/contact'
import type { ContactPanel } from '../../../features/contact/detail/contact-page'
import { PersonsDemands } from '../../../features/demand/parts/persons-demands'

const SendDialog = lazy(() => import('../../../features/selection/desk/send-dialog'))

/** What a person looks for; what fits and was not sent yet goes out from here. */
export const PersonsWishes: ContactPanel = ({ contactId, contactName }) => {
  const client = useQueryClient()
  const [demandId, setDemandId] = useState<string | null>(null)
  const sent = () =>
    void client.invalidateQueries({ queryKey: getListContactEntriesQueryKey(contactId) })
  return (
    <>
      <PersonsDemands contactId={contactId} onSend={setDemandId} />
      {demandId ? (
        <Suspense>
          <SendDialog
            demandId={demandId}
            to={contactName}
            homes={[]}
            onClose={() => setDemandId(null)}
            onSent={sent}
          />
        </Suspense>
      ) : null}
    </>
  )
}
