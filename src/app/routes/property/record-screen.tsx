import { FiguresPanel } from '../../../features/analytics/figures/figures-panel'
import RecordPage from '../../../features/property/detail/record-page'
import { OwnersPanel } from '../../../features/property/owners/owners-panel'
import { HomeChannels } from '../../../features/publication/record/home-channels'
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
 * One home of the agency; with how often it is looked at, who looks for such a one and where it is
 * advertised; its ADMIN
 * also sees what readers reported.
 */
export default function RecordScreen() {
  const { profile } = useSession()
  return (
    <RecordPage
      Channels={HomeChannels}
      Desk={HomeDesk}
      Figures={FiguresPanel}
      Owners={Owners}
      Matches={HomeMatches}
      Price={PriceDialog}
      Reports={profile.role === 'ADMIN' ? ReportsPanel : undefined}
    />
  )
}
