import { keepSeen } from '../../../generated/api/seen/seen'
import { keepSeenHere } from '../../lib/device-homes'
import { isSignedIn } from '../../lib/session'
import { isAllowed } from '../../slots/consent'

/**
 * Keeps that the person opened a home: on the server if they are signed in, else on this device
 * alone, if they allow it. In silence: nobody waits for it.
 */
export function keep(listingId: string): void {
  if (isSignedIn())
    void keepSeen({ listingId }, { quiet: true, silent: true }).catch(() => undefined)
  else if (isAllowed('analytics')) keepSeenHere(listingId)
}
