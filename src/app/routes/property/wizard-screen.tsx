import WizardPage from '../../../features/property/wizard/wizard-page'
import { PriceReasonPart } from '../price/price-slot'

/** The wizard; a published price that changes in it says why, as the price's own dialog asks. */
export default function WizardScreen() {
  return <WizardPage Reason={PriceReasonPart} />
}
