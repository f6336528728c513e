import { useTranslation } from '../../../i18n'
import {
  getListImportItemsQueryKey,
  listImportItems,
} from '../../../../generated/api/import/import'
import type { ImportRun } from '../../../../generated/model'
import { itemsOf, usePages } from '../../../lib/pages'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
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
  const { data, isPending, error, refetch } = pages
  return (
    <Panel title={t('waiting.title', { count: run.waiting })} note={t('waiting.note')} flush>
      <Coming
        isPending={isPending}
        error={error}
        rows={2}
        label={t('report.loading')}
        level={3}
        onRetry={refetch}
      />
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
