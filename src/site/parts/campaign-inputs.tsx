import { HiddenInput } from '../../ui/kit/bare/hidden-input'
import { useSite } from '../site'

/** Takes the campaign of this page's address along with a form. */
export const CampaignInputs = () =>
  Object.entries(useSite().campaign).map(([name, value]) => (
    <HiddenInput key={name} name={name} value={value} />
  ))
