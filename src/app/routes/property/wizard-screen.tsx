import WizardPage from '../../../features/property/wizard/wizard-page'
import { HomeChannels } from '../../../features/publication/record/home-channels'
import { PriceReasonPart } from '../price/price-slot'

/**
 * The wizard; a published price that changes in it says why, as the price's own dialog asks; the
 * last step says where the home is advertised.
 */
export default function WizardScreen() {
  return <WizardPage Reason={PriceReasonPart} Channels={HomeChannels} />
}
