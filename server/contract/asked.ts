/** What an operation is asked with from within: texts or values of path and query, and a JSON body. */
export interface Asked {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * The reply to a question asked inside; `data` is the handler's own object and must not be changed.
 */
export interface InternalReply {
  status: number
  headers: Record<string, string>
  data: unknown
}
