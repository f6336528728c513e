import { getKeeper } from './kept-write'
import { completeSignOut } from './sign-in-end'

/** Signs out in this browser; nothing that waited to be sent stays on the device. */
export async function leaveDevice(): Promise<void> {
  // First: a deletion under way might not survive the page.
  await getKeeper()?.forget()
  completeSignOut()
}

/**
 * Ends the session by `tell`, then in this browser; without an answer of the server the browser
 * forgets it all the same. Who has written what is not sent yet is asked first.
 */
export async function signOutBy(tell: () => Promise<unknown>): Promise<void> {
  if ((await getKeeper()?.mayLeave?.()) === false) return
  // While it is known who leaves: a session that had ended already is nobody's by the answer.
  await getKeeper()?.forget()
  try {
    await tell()
  } finally {
    await leaveDevice()
  }
}
