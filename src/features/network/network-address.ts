import { href } from '../../lib/href'
import { NETWORKS_SIDE } from '../../slots/networks-side'

/** The page of an agreement; without an id the networks. */
export const networkAddress = (agreementId?: string): string =>
  href(
    'auth-integrations',
    {},
    { ...NETWORKS_SIDE, ...(agreementId ? { acuerdo: agreementId } : {}) },
  )
