import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { answerProof, useProofAsked } from '../lib/step-up'

const Frame = lazy(async () => ({ default: (await import('./dialog-host')).DialogFrame }))
const DIALOG = { name: 'step-up', payload: {} } as const

/**
 * Where a dangerous act asks once more who it is: above whatever dialog sent it. An act belongs to
 * its page; going back or on gives it up.
 */
export function StepUpSlot() {
  const isAsked = useProofAsked()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) answerProof(false)
    shown.current = pathname
  }, [pathname])
  return isAsked ? (
    <Suspense>
      <Frame dialog={DIALOG} onClose={() => answerProof(false)} />
    </Suspense>
  ) : null
}
