import type { DehydratedState } from '@tanstack/react-query'

/** Id of the data block in which the server hands the browser what it rendered with. */
export const STATE_ID = 'llar-state'

/** A thrown answer (404) as react-router's ErrorResponse, in plain data. */
export interface ThrownAnswer {
  status: number
  statusText: string
  internal: boolean
  data: unknown
}

export interface PageState {
  queries: DehydratedState
  /** Route id of the error boundary that showed, with what it showed. */
  errors: Record<string, ThrownAnswer> | null
}

/** The server's state of this page, or null when the page came bare (workspace, development). */
export function readPageState(): PageState | null {
  const text = document.getElementById(STATE_ID)?.textContent
  return text?.startsWith('{') ? (JSON.parse(text) as PageState) : null
}
