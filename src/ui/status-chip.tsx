import type { ReactNode } from 'react'
import './status-chip.css'

export type Tone = 'neutral' | 'ok' | 'sea' | 'sun' | 'error' | 'primary'

/**
 * Dot and word: on sale ok, reserved sun, arras sea, mandate missing err, exclusive primary, draft
 * neutral.
 */
export const StatusChip = ({
  tone = 'neutral',
  dot = true,
  children,
}: {
  tone?: Tone
  dot?: boolean
  children: ReactNode
}) => <span className={`ui-status is-${tone}${dot ? '' : ' no-dot'}`}>{children}</span>
