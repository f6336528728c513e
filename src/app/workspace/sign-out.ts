import { logoutUser } from '../../../generated/api/user/user'
import { leaveDevice } from '../../lib/leave-device'
import { mayLeave } from './later/leave'

/**
 * Ends the session on the server, then in this browser; without an answer the browser forgets it
 * all the same. Who has written what is not sent yet is asked first.
 */
export async function signOut(): Promise<void> {
  if (!(await mayLeave())) return
  try {
    await logoutUser({}, { quiet: true, silent: true })
  } finally {
    await leaveDevice()
  }
}
