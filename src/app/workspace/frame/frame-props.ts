import type { Role } from '../../../lib/session'
import type { DeskItem } from '../room'

/** Whose frame it is and which of its rooms stands open; no role: any desk's. */
export interface FrameProps {
  role: Role | ''
  current: DeskItem | null
}
