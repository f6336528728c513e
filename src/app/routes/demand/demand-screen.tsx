import { lazy } from 'react'
import DemandPage from '../../../features/demand/detail/demand-screen'
import { SelectionsPanel } from '../../../features/selection/desk/selections-panel'
import { ContactPicker } from '../contact/contact-slot'

// Drawing is for those who ask for it.
const AreaTool = lazy(() => import('./area-tool'))

/** A demand with the drawing of the public map and what was sent to its buyer. */
export default function DemandScreen() {
  return <DemandPage AreaTool={AreaTool} Picker={ContactPicker} Selections={SelectionsPanel} />
}
