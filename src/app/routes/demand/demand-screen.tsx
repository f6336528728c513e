import { lazy, type ComponentProps } from 'react'
import DemandPage from '../../../features/demand/detail/demand-screen'
import { MatchesPanel } from '../../../features/match/demand/matches-panel'
import { OffersPanel } from '../../../features/offer/offers-panel'
import { SelectionsPanel } from '../../../features/selection/desk/selections-panel'
import { ContactPicker } from '../contact/contact-slot'

// Drawing is for those who ask for it.
const AreaTool = lazy(() => import('./area-tool'))

/** What was sent to the buyer, and what they offered. */
const Selections = (props: ComponentProps<typeof SelectionsPanel>) => (
  <>
    <SelectionsPanel {...props} />
    <OffersPanel of={{ demandId: props.demandId }} />
  </>
)

/**
 * A demand with the drawing of the public map, the homes that fit and what was sent to its buyer.
 */
export default function DemandScreen() {
  return (
    <DemandPage
      AreaTool={AreaTool}
      Picker={ContactPicker}
      Matches={MatchesPanel}
      Selections={Selections}
    />
  )
}
