import type { QueryClient } from '@tanstack/react-query'
import { getListPlansQueryOptions } from '../../../../generated/api/plan/plan'

/** The plans on offer today. */
export const prefetchServices = (client: QueryClient): Promise<void> =>
  client.prefetchQuery(getListPlansQueryOptions({ request: { silent: true } }))
