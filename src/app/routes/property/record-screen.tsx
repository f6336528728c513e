import { FiguresPanel } from '../../../features/analytics/figures/figures-panel'
import RecordPage from '../../../features/property/detail/record-page'
import { OwnersPanel } from '../../../features/property/owners/owners-panel'
import { ReportsPanel } from '../../../features/report/desk/reports-panel'
import { ContactPicker } from '../contact/contact-slot'
import { PriceDialog } from '../price/price-slot'
import { HomeDesk } from './desk-slot'
import { HomeMatches } from './matches-slot'
import { useSession } from '../../../lib/session'

const Owners = ({ propertyId }: { propertyId: string }) => (
  <OwnersPanel propertyId={propertyId} Picker={ContactPicker} />
)

/**
 * One home of the agency; with how often it is looked at and who looks for such a one; its ADMIN
 * also sees what readers reported.
 */
export default function RecordScreen() {
  const { profile } = useSession()
  return (
    <RecordPage
      Desk={HomeDesk}
      Figures={FiguresPanel}
      Owners={Owners}
      Matches={HomeMatches}
      Price={PriceDialog}
      Reports={profile.role === 'ADMIN' ? ReportsPanel : undefined}
    />
  )
}
