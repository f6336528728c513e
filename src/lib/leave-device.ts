import { getKeeper } from './kept-write'
import { completeSignOut } from './sign-in-end'

/** Signs out in this browser; nothing that waited to be sent stays on the device. */
export async function leaveDevice(): Promise<void> {
  // First: a deletion under way might not survive the page.
  await getKeeper()?.forget()
  completeSignOut()
}
