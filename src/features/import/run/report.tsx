import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import {
  getListImportItemsQueryKey,
  listImportItems,
} from '../../../../generated/api/import/import'
import type { ImportAction, ImportRun } from '../../../../generated/model'
import { itemsOf, usePages } from '../../../lib/pages'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { EmptyState } from '../../../ui/states'
import { isMoving, pollOf } from '../watch'
import { More } from '../more'
import { ReportRow } from './report-row'

const ACTIONS: ImportAction[] = [
  'created',
  'updated',
  'conflict',
  'missing',
  'removed',
  'skipped',
  'error',
  'unchanged',
]

/** What happened to each home, filtered by outcome or by having something to say. */
export function Report({ run }: { run: ImportRun }) {
  const { t } = useTranslation('import')
  const [action, setAction] = useState<ImportAction | null>(null)
  const [withIssues, setWithIssues] = useState(false)
  const filter = {
    ...(action && { action: [action] }),
    ...(withIssues && { withIssues }),
    limit: 50,
  }
  const pages = usePages({
    queryKey: [...getListImportItemsQueryKey(run.id, filter), 'pages', run.status],
    ask: (from, signal) =>
      listImportItems(run.id, { ...filter, ...from }, { silent: true }, signal),
    refetchInterval: pollOf(isMoving(run) ? run : undefined),
  })
  const { data, isPending, error, refetch } = pages
  const items = itemsOf(data)
  return (
    <Panel
      title={t('report.title')}
      note={data ? t('report.count', { count: data.pages[0]?.total ?? 0 }) : undefined}
      flush
    >
      <div className="import-filters" role="group" aria-label={t('report.filters')}>
        {ACTIONS.map((one) => (
          <ChipToggle
            key={one}
            on={action === one}
            onClick={() => setAction(action === one ? null : one)}
          >
            {t(`action.${one}`)}
          </ChipToggle>
        ))}
        <ChipToggle on={withIssues} onClick={() => setWithIssues(!withIssues)}>
          {t('report.withIssues')}
        </ChipToggle>
      </div>
      <Coming
        isPending={isPending}
        error={error}
        rows={4}
        label={t('report.loading')}
        level={3}
        onRetry={refetch}
      />
      {data && items.length === 0 && (
        <EmptyState
          level={3}
          icon={ListChecks}
          title={t('report.emptyTitle')}
          text={t('report.emptyText')}
        />
      )}
      {items.length > 0 && (
        <ul className="import-list">
          {items.map((item, index) => (
            <ReportRow key={`${item.externalId}-${index}`} item={item} />
          ))}
        </ul>
      )}
      <More pages={pages} />
    </Panel>
  )
}
