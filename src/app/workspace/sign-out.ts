import { logoutUser } from '../../../generated/api/user/user'
import { completeSignOut } from '../../lib/sign-in-end'

/**
 * Ends the session on the server, then in this browser; without an answer the browser forgets it
 * all the same.
 */
export async function signOut(): Promise<void> {
  try {
    await logoutUser({}, { quiet: true, silent: true })
  } finally {
    completeSignOut()
  }
}
