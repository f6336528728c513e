import { lazy, Suspense } from 'react'
import { answerProof, useProofAsked } from '../lib/step-up'
import { useLeftPage } from '../lib/use-left-page'

const Frame = lazy(async () => ({ default: (await import('./dialog-host')).DialogFrame }))
const DIALOG = { name: 'step-up', payload: {} } as const
const giveUp = (): void => answerProof(false)

/**
 * Where a dangerous act asks once more who it is: above whatever dialog sent it. An act belongs to
 * its page; going back or on gives it up.
 */
export function StepUpSlot() {
  const isAsked = useProofAsked()
  useLeftPage(giveUp)
  return isAsked ? (
    <Suspense>
      <Frame dialog={DIALOG} onClose={giveUp} />
    </Suspense>
  ) : null
}
