import { usePreviewSite } from '../../../../generated/api/site/site'
import type { Language } from '../../../../generated/model'
import type { Shown } from './scheme-chips'

const AGAIN_MS = 20 * 60_000

interface Wanted {
  page?: string | undefined
  language?: Language | undefined
  number?: number | undefined
  scheme?: Shown
  /** False: it is not asked for yet. */
  enabled?: boolean
}

/** A link to a page of the draft, asked anew before it runs out; null until it is there. */
export function usePreview(id: string, { page, language, number, scheme, enabled = true }: Wanted) {
  const { data, isError, error, refetch } = usePreviewSite(
    id,
    {
      ...(page !== undefined && { page }),
      ...(language && { language }),
      ...(number !== undefined && { number }),
      ...(scheme && { scheme }),
    },
    {
      query: { enabled, staleTime: AGAIN_MS, refetchInterval: AGAIN_MS },
      request: { silent: true },
    },
  )
  return { url: data?.url ?? null, isError, error, refetch }
}
