import { SkeletonRows } from './skeleton'
import { ErrorState } from './states'

/** What a part shows until it has something: rows to come, or what went wrong with a way to try again. */
export function Coming({
  isPending,
  error,
  rows,
  label,
  level = 2,
  onRetry,
}: {
  isPending: boolean
  /** What went wrong, while there is nothing of before to show. */
  error: Error | null | false
  rows: number
  /** What is coming, for who hears the page. */
  label: string
  /** Of the heading that it stands below. */
  level?: 1 | 2 | 3
  onRetry: () => unknown
}) {
  if (isPending) return <SkeletonRows rows={rows} label={label} />
  return error ? <ErrorState error={error} level={level} onRetry={() => void onRetry()} /> : null
}
