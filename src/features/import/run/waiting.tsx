import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'
import {
  getListImportItemsQueryKey,
  listImportItems,
} from '../../../../generated/api/import/import'
import type { ImportRun } from '../../../../generated/model'
import { itemsOf, usePages } from '../../../lib/pages'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { HomeName } from './report-row'

/** Homes of the run that are not public, each with what it lacks. */
export function Waiting({ run }: { run: ImportRun }) {
  const { t } = useTranslation('import')
  const filter = { waiting: true, limit: 50 }
  const {
    data,
    isPending,
    isError,
    error,
    refetch,
    fetchNextPage,
    hasNextPage,
    isFetchingNextPage,
  } = usePages({
    queryKey: [...getListImportItemsQueryKey(run.id, filter), 'pages', run.status, run.waiting],
    ask: (from, signal) =>
      listImportItems(run.id, { ...filter, ...from }, { silent: true }, signal),
  })
  return (
    <Panel title={t('waiting.title', { count: run.waiting })} note={t('waiting.note')} flush>
      {isPending && <SkeletonRows rows={2} label={t('report.loading')} />}
      {isError && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
      <ul className="import-list">
        {itemsOf(data).map((item) => (
          <li key={item.externalId}>
            <HomeName item={item} />
            <span className="import-what">
              {t('waiting.lacks', { what: item.waitsFor.join(', ') })}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="import-more">
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('report.more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
