import { href } from '../../lib/href'
import { DEVELOPERS_SIDE } from '../../slots/developers-side'

/** The page of a webhook; without an id the list. */
export const webhookAddress = (id?: string): string =>
  href('auth-integrations', {}, { ...DEVELOPERS_SIDE, ...(id ? { webhook: id } : {}) })
