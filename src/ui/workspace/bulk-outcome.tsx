import { lazy, Suspense, useEffect, type ComponentProps } from 'react'
import { quietly } from '../../lib/quietly'

const load = () => import('./bulk-result')
const BulkResult = lazy(load)

/**
 * What became of each row, once they have been sent. Its code is brought before: what was refused,
 * and the way back, must not hang on a line that drops after the write.
 */
export function BulkOutcome({ bulk, words }: Omit<ComponentProps<typeof BulkResult>, 'result'>) {
  useEffect(() => void quietly(load).catch(() => undefined), [])
  return bulk.result ? (
    <Suspense>
      <BulkResult bulk={bulk} result={bulk.result} words={words} />
    </Suspense>
  ) : null
}
