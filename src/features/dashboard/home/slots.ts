import type { ComponentType } from 'react'
import type { RouteName } from '../../../lib/paths'

/** What other rooms show on the first page, and which routes have a screen. */
export interface DashboardSlots {
  /** Enquiries: figures, list with clocks, charts. */
  Figures: ComponentType
  Enquiries: ComponentType
  /** How many enquiries wait, and the first of them since when. */
  Waiting: ComponentType<{ count: number; oldestAt: string | null }>
  canOpen: (route: RouteName) => boolean
}
