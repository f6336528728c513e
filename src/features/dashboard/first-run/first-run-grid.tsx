import { useEffect, useRef, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { FirstRun } from '../../../../generated/model'
import { useUi } from '../../../lib/dialog'
import { readAgain } from '../../../lib/write'
import { ExampleHome } from './example-home'
import { FirstPanel } from './first-panel'
import './first-run.css'

/** What was done in a dialog (somebody invited) is ticked once it closes. */
function useTickAfterDialog(): void {
  const client = useQueryClient()
  const { dialog } = useUi()
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !dialog) void readAgain(client, ['dashboard'])
    wasOpen.current = dialog !== null
  }, [client, dialog])
}

/**
 * The list of the first hour: large, with an example of a home, until there is a home; then at the
 * side of what the desk has to say.
 */
export function FirstRunGrid({
  run,
  isFresh,
  children,
}: {
  run: FirstRun
  isFresh: boolean
  children: ReactNode
}) {
  useTickAfterDialog()
  return isFresh ? (
    <>
      <div className="first-grid first-lead">
        <FirstPanel run={run} />
        <ExampleHome />
      </div>
      {children}
    </>
  ) : (
    <div className="first-grid first-aside">
      <div className="first-beside">{children}</div>
      <FirstPanel run={run} />
    </div>
  )
}
