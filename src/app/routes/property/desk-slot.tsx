import { OffersPanel } from '../../../features/offer/offers-panel'
import { VisitsPanel } from '../../../features/visit/desk/home-visits'
import { PersonField } from '../contact/person-field'

/** What the working day brings to a home's record: offers and visits. */
export function HomeDesk({ propertyId }: { propertyId: string }) {
  return (
    <>
      <OffersPanel of={{ propertyId }} PersonField={PersonField} />
      <VisitsPanel of={{ propertyId }} />
    </>
  )
}
