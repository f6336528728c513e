import RecordPage from '../../../features/property/detail/record-page'
import { OwnerPagesPanel } from '../../../features/owner/desk/owner-panel'
import { OwnersPanel } from '../../../features/property/owners/owners-panel'
import { HomeFields } from '../../../features/import/conflict/home-fields'
import { PassportPanel } from '../../../features/passport/record/passport-panel'
import { HomeChannels } from '../../../features/publication/record/home-channels'
import { TrustPanel } from '../../../features/trust/desk/trust-panel'
import { ReportsPanel } from '../../../features/report/desk/reports-panel'
import { ContactPicker } from '../contact/contact-slot'
import { PriceDialog } from '../price/price-slot'
import { HomeDesk } from './desk-slot'
import { HomeFigures } from './figures-slot'
import { HomeMatches } from './matches-slot'
import { useSession } from '../../../lib/session'

const Owners = ({ propertyId, over }: { propertyId: string; over: boolean }) => (
  <>
    <OwnersPanel propertyId={propertyId} Picker={ContactPicker} />
    <OwnerPagesPanel propertyId={propertyId} over={over} />
  </>
)

const Papers = ({ propertyId }: { propertyId: string }) => (
  <>
    <PassportPanel propertyId={propertyId} />
    <TrustPanel propertyId={propertyId} />
  </>
)

const Elsewhere = ({ propertyId }: { propertyId: string }) => (
  <>
    <HomeFields propertyId={propertyId} />
    <HomeChannels propertyId={propertyId} />
  </>
)

/**
 * One home of the agency; with how often it is looked at, who looks for such a one and where it is
 * advertised, and what its sources say otherwise; its ADMIN also sees what readers reported.
 */
export default function RecordScreen() {
  const { profile } = useSession()
  return (
    <RecordPage
      Channels={Elsewhere}
      Desk={HomeDesk}
      Figures={HomeFigures}
      Owners={Owners}
      Passport={Papers}
      Matches={HomeMatches}
      Price={PriceDialog}
      Reports={profile.role === 'ADMIN' ? ReportsPanel : undefined}
    />
  )
}
