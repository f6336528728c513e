import type { ReactNode, SyntheticEvent } from 'react'

/** Nobody presses it: an event of this kind that code made up asks whether React listens. */
const answer = (event: SyntheticEvent): void => {
  if (!event.isTrusted) event.preventDefault()
}

/**
 * Answers src/early-acts.ts: React hands an event to no handler, this one included, while the part
 * of the page that it comes from is not hydrated. It has no box of its own.
 */
export const HydrationProbe = ({ children }: { children: ReactNode }) => (
  <div className="hydration-probe" onAuxClickCapture={answer}>
    {children}
  </div>
)
