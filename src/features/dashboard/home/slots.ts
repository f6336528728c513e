import type { ComponentType } from 'react'
import type { RouteName } from '../../../lib/paths'

/** Of a new agency: what has nothing to say yet is not there. */
interface Quiet {
  quiet: boolean
}

/** What other rooms show on the first page, and which routes have a screen. */
export interface DashboardSlots {
  /** Enquiries: figures, list with clocks, charts. */
  Figures: ComponentType<Quiet>
  Enquiries: ComponentType<Quiet>
  /** How many enquiries wait, and the first of them since when. */
  Waiting: ComponentType<{ count: number; oldestAt: string | null }>
  canOpen: (route: RouteName) => boolean
}
