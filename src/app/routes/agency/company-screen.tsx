import AgencyPage from '../../../features/agency/form/agency-page'
import { ProfileTabs } from '../../../features/user/profile/profile-tabs'

/** The company behind the agency, under the tabs of one's account. */
export default function CompanyScreen() {
  return (
    <>
      <ProfileTabs />
      <AgencyPage part="company" />
    </>
  )
}
