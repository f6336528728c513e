import SuccessPage from '../../../features/dashboard/success/success-page'
import { EXISTING } from '../../all-screens'

/** A home that was just published. */
export default function SuccessScreen() {
  return <SuccessPage canOpen={(route) => EXISTING.has(route)} />
}
