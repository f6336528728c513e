import PeoplePage from '../../../features/user/people/people-page'
import { ProfileTabs } from '../../../features/user/profile/profile-tabs'

export default function PeopleScreen() {
  return (
    <>
      <ProfileTabs />
      <PeoplePage />
    </>
  )
}
