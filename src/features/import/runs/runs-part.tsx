import { FileUp } from 'lucide-react'
import type { ComponentType } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n'
import { useNavigate } from 'react-router-dom'
import { getListImportsQueryKey, useListImports } from '../../../../generated/api/import/import'
import { getListIntegrationsQueryKey } from '../../../../generated/api/integration/integration'
import { useSession } from '../../../lib/session'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { EmptyState, NoRightState } from '../../../ui/states'
import { runAddress } from '../run-address'
import { isMoving, pollOf } from '../watch'
import '../import.css'
import { ConflictsPanel } from '../conflict/conflicts-panel'
import { SamePanel } from '../same/same-panel'
import { RunRow } from './run-row'
import { LabDoor } from './lab-door'
import { TableDoor } from './table-door'
import { Upload } from './upload'

/**
 * Feeds that come in: upload one, and the runs so far. Only an ADMIN may; others are told whom to
 * ask. `Sources`: another room's list of them.
 */
export function RunsPart({ Sources }: { Sources: ComponentType }) {
  const { t } = useTranslation('import')
  const { profile } = useSession()
  return profile.role === 'ADMIN' ? (
    <Runs Sources={Sources} />
  ) : (
    <NoRightState text={t('runs.onlyAdmin')} />
  )
}

function Runs({ Sources }: { Sources: ComponentType }) {
  const { t } = useTranslation('import')
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data, isPending, error, refetch } = useListImports(
    { limit: 50 },
    {
      query: {
        refetchInterval: ({ state }) =>
          pollOf(state.data?.items.find(isMoving) ?? state.data?.items.find(({ delay }) => delay)),
      },
      request: { silent: true },
    },
  )
  return (
    <div className="import-stack">
      <ConflictsPanel />
      <SamePanel />
      <div className="import-doors">
        <TableDoor />
        <LabDoor />
      </div>
      <Panel title={t('upload.title')} note={t('upload.note')}>
        <Upload
          onTaken={(run) => {
            for (const queryKey of [getListImportsQueryKey(), getListIntegrationsQueryKey()])
              void client.invalidateQueries({ queryKey })
            void navigate(runAddress(run))
          }}
        />
      </Panel>
      <Sources />
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
            text={t('runs.emptyText')}
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
    </div>
  )
}
