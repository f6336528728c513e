import type { ReactNode } from 'react'
import { Inbox } from 'lucide-react'
import { useTranslation } from '../../../../i18n'
import { Panel } from '../../../../ui/panel'
import { SkeletonRows } from '../../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../../ui/states'

/** A view of the desk in its four states: loading, failed, empty, rows. */
export function Listed<Row>({
  title,
  note,
  empty,
  asked: { data, error, refetch },
  row,
}: {
  title: string
  note?: string
  empty: string
  asked: { data: { items: Row[] } | undefined; error: Error | null; refetch: () => unknown }
  row: (one: Row) => ReactNode
}) {
  const { t } = useTranslation('rental')
  return (
    <Panel title={title} note={note} flush>
      {!data && error ? (
        <ErrorState
          error={error}
          level={3}
          title={t('desk.failed')}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <SkeletonRows rows={4} label={t('desk.loading')} />
      ) : data.items.length === 0 ? (
        <EmptyState level={3} icon={Inbox} title={empty} />
      ) : (
        <ul className="rental-lines">{data.items.map(row)}</ul>
      )}
    </Panel>
  )
}
