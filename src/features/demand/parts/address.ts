import { href } from '../../../lib/href'
import { SIDE } from '../list/demand-query'

/** Address of the list of demands. */
export const toDemands = (): string => `${href('auth-cartera')}?lado=${SIDE}`
