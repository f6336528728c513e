/** The service forgets a key after a day; an hour less, so that no call is under way by then. */
const KEY_MS = 23 * 3_600_000

/** Whether a call that was written then may no longer be made under its key. */
export const isKeyOld = (written: Date, now: Date): boolean =>
  now.getTime() - written.getTime() >= KEY_MS
