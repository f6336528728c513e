import { DevicePanel } from '../../workspace/mine/device-panel'
import { PushPanel } from '../../../features/notification/push/push-panel'
import ProfilePage from '../../../features/user/profile/profile-page'
import { ProfileTabs } from '../../../features/user/profile/profile-tabs'

export default function ProfileScreen() {
  return (
    <>
      <ProfileTabs />
      <ProfilePage>
        <PushPanel />
        <DevicePanel />
      </ProfilePage>
    </>
  )
}
