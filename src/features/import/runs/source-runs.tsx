import { FileUp } from 'lucide-react'
import { useListImports } from '../../../../generated/api/import/import'
import type { Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { isFetching } from '../../../lib/source-fetching'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { EmptyState } from '../../../ui/states'
import { isMoving, pollOf } from '../watch'
import '../import.css'
import { RunRow } from './run-row'

/** What the runs of one source did, newest first. */
export function SourceRuns({ source }: { source: Integration }) {
  const { id, fetch } = source
  const { t } = useTranslation('import')
  const { data, isPending, error, refetch } = useListImports(
    { integrationId: id, limit: 50 },
    {
      query: {
        refetchInterval: ({ state }) =>
          pollOf(state.data?.items.find(isMoving)) ||
          (isFetching(source) ? 1500 : fetch ? 15_000 : false),
      },
      request: { silent: true },
    },
  )
  return (
    <Panel title={t('runs.list')} flush>
      <Coming
        isPending={isPending}
        error={error}
        rows={4}
        label={t('runs.loading')}
        level={3}
        onRetry={refetch}
      />
      {data?.items.length === 0 && (
        <EmptyState
          level={3}
          icon={FileUp}
          title={t('runs.emptyTitle')}
          text={t(fetch ? 'runs.comesSoon' : 'runs.emptyText')}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="import-list">
          {data.items.map((run) => (
            <RunRow key={run.id} run={run} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
