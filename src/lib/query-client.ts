import { QueryClient } from '@tanstack/react-query'

/**
 * `retry: false` because src/lib/http.ts retries a GET itself; two retries would multiply. A write
 * without a connection fails and says so: kept for later, its form would be busy without a word.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
