import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom'
import { statusOf } from '../lib/api-error'
import type { ThrownAnswer } from './page-state'

/**
 * Errors as plain data; what is not an answer (a bug, a database that is away) goes out without its
 * details.
 */
export function thrown(
  errors: StaticHandlerContext['errors'],
): Record<string, ThrownAnswer> | null {
  if (!errors) return null
  const plain = (error: unknown): ThrownAnswer =>
    isRouteErrorResponse(error)
      ? {
          status: error.status,
          statusText: error.statusText,
          internal: false,
          data: error.data as unknown,
        }
      : { status: 500, statusText: 'Internal Server Error', internal: false, data: null }
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plain(error)]))
}

/**
 * What a page answers whose data the API cannot give at the moment: a database that is away, a record
 * that this version cannot show. Who lists pages comes again, and takes nothing off its list.
 */
export const awayStatus = (errors: StaticHandlerContext['errors']): number | undefined =>
  Object.values(errors ?? {}).some((error) => statusOf(error) === 503) ? 503 : undefined
