import { OffersPanel } from '../../../features/offer/offers-panel'
import { VisitsPanel } from '../../../features/visit/desk/home-visits'
import { PersonField } from '../contact/person-field'

/**
 * What the working day brings to a home's record: offers and visits. Of a home that is `over` they
 * are read only.
 */
export function HomeDesk({ propertyId, over }: { propertyId: string; over: boolean }) {
  return (
    <>
      <OffersPanel of={{ propertyId }} PersonField={PersonField} over={over} />
      <VisitsPanel of={{ propertyId }} over={over} />
    </>
  )
}
