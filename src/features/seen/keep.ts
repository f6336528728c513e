import { keepSeen } from '../../../generated/api/seen/seen'
import { isSignedIn } from '../../lib/session'

/** Keeps that the person opened a home, if they are signed in. In silence: nobody waits for it. */
export function keep(listingId: string): void {
  if (isSignedIn())
    void keepSeen({ listingId }, { quiet: true, silent: true }).catch(() => undefined)
}
