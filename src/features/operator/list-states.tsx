import { Inbox, type LucideIcon } from 'lucide-react'
import { useTranslation } from '../../i18n'
import { SkeletonRows } from '../../ui/skeleton'
import { EmptyState, ErrorState, PartialBand } from '../../ui/states'

/** What a list shows while there is nothing of it: it comes, it failed, there is none. */
export function ListStates({
  read: { data, error, refetch },
  isEmpty,
  none,
  noneText,
  icon = Inbox,
}: {
  read: { data: unknown; error: Error | null; refetch: () => unknown }
  isEmpty: boolean
  none: string
  noneText: string
  icon?: LucideIcon
}) {
  const { t } = useTranslation('operator')
  const again = () => void refetch()
  if (!data && !error) return <SkeletonRows rows={5} label={t('loading')} />
  if (error && !data) return <ErrorState error={error} level={3} onRetry={again} />
  return (
    <>
      {error && (
        <PartialBand error={error} onRetry={again}>
          {t('old')}
        </PartialBand>
      )}
      {isEmpty && <EmptyState icon={icon} level={3} title={none} text={noneText} />}
    </>
  )
}
