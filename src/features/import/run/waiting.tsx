import { useTranslation } from '../../../i18n'
import {
  getListImportItemsQueryKey,
  listImportItems,
} from '../../../../generated/api/import/import'
import type { ImportRun } from '../../../../generated/model'
import { itemsOf, usePages } from '../../../lib/pages'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { More } from '../more'
import { HomeName } from './report-row'

/** Homes of the run that are not public, each with what it lacks. */
export function Waiting({ run }: { run: ImportRun }) {
  const { t } = useTranslation('import')
  const filter = { waiting: true, limit: 50 }
  const pages = usePages({
    queryKey: [...getListImportItemsQueryKey(run.id, filter), 'pages', run.status, run.waiting],
    ask: (from, signal) =>
      listImportItems(run.id, { ...filter, ...from }, { silent: true }, signal),
  })
  const { data, isPending, isError, error, refetch } = pages
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
      <More pages={pages} />
    </Panel>
  )
}
