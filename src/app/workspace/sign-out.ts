import { logoutUser } from '../../../generated/api/user/user'
import { signOutBy } from '../../lib/leave-device'

/** Signs out on this device. */
export const signOut = (): Promise<void> =>
  signOutBy(() => logoutUser({}, { quiet: true, silent: true }))
