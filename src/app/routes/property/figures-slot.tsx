import { FiguresPanel } from '../../../features/analytics/figures/figures-panel'
import { ValuationPanel } from '../../../features/valuation/valuation-panel'

/** What homes like it ask, and how often this one is looked at. */
export const HomeFigures = ({ propertyId }: { propertyId: string }) => (
  <>
    <ValuationPanel propertyId={propertyId} />
    <FiguresPanel propertyId={propertyId} />
  </>
)
