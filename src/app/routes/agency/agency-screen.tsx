import AgencyPage from '../../../features/agency/form/agency-page'
import { EmbedPanel } from '../../../features/external/embed-panel'
import { ProfileTabs } from '../../../features/user/profile/profile-tabs'

/** The agency's record under the tabs of one's account: the one place where the features meet. */
export default function AgencyScreen() {
  return (
    <>
      <ProfileTabs />
      <AgencyPage />
      <EmbedPanel />
    </>
  )
}
