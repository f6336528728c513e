import { lazy, Suspense } from 'react'
import { answerSecond, useSecondAsked } from '../lib/step-up'

const Frame = lazy(async () => ({ default: (await import('./dialog-host')).DialogFrame }))
const giveUp = (): void => answerSecond(false)

/**
 * Where the agency asks for a second step that its person has not shown: above the page, which waits
 * as it is, and below the proof that setting one up may ask for (step-up-slot.tsx).
 */
export function SecondSlot() {
  const kind = useSecondAsked()
  return kind === null ? null : (
    <Suspense>
      <Frame dialog={{ name: 'second-owed', payload: { kind } }} onClose={giveUp} />
    </Suspense>
  )
}
