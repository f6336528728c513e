import { ZONE } from '../../../lib/zone'

/** Today in the islands, YYYY-MM-DD. */
export const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(new Date())
