import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Import } from 'lucide-react'
import {
  getGetIntakeQueryKey,
  previewIntake,
  useStartIntake,
} from '../../../../generated/api/intake/intake'
import type { IntakeRun } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'
import { count } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { PartialBand } from '../../../ui/states'
import { LeftOut } from '../left-out'
import { Counts } from '../result/counts'
import { PreviewTable } from './preview-table'

/** Third step: the first rows as they would be. Nothing has changed yet. */
export function PreviewStep({
  run,
  onBack,
  onStarted,
}: {
  run: IntakeRun
  onBack: () => void
  onStarted: () => void
}) {
  const { t } = useTranslation('intake')
  const client = useQueryClient()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [
      'intake-preview',
      run.id,
      run.mapping,
      run.mode,
      run.dedupeKeys,
      run.overwrite,
      run.dates,
      run.wantOperation,
      run.roles,
      run.tags,
    ],
    queryFn: () => previewIntake(run.id, { quiet: true, silent: true }),
    staleTime: 0,
    retry: 1,
  })
  const start = useStartIntake({
    mutation: {
      onSuccess: (next) => {
        client.setQueryData(getGetIntakeQueryKey(run.id), next)
        onStarted()
      },
    },
    request: { quiet: true },
  })
  const whole = data?.looked === run.rows
  const comes = data ? data.totals.created + data.totals.updated + data.totals.demands : 0
  return (
    <div className="intake-stack">
      <Coming
        isPending={isPending}
        error={error}
        rows={8}
        label={t('preview.loading')}
        level={2}
        onRetry={refetch}
      />
      {data && (
        <>
          <Panel
            title={t('preview.counts')}
            note={
              whole
                ? t('preview.whole')
                : t('preview.part', { rows: count(data.looked), all: count(run.rows) })
            }
          >
            <div className="intake-stack">
              <Counts totals={data.totals} ahead />
              <LeftOut run={run} />
            </div>
          </Panel>
          {data.totals.errors > 0 && (
            <PartialBand>{t('preview.errors', { count: data.totals.errors })}</PartialBand>
          )}
          {comes === 0 && <PartialBand>{t('preview.nothing')}</PartialBand>}
          <Panel title={t('preview.rows')} note={t('preview.note')} flush>
            <PreviewTable rows={data.rows} />
          </Panel>
        </>
      )}
      <div className="intake-row">
        <Button onClick={onBack}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {t('preview.back')}
        </Button>
        <Button
          variant="main"
          disabled={!data || start.isPending}
          onClick={() => start.mutate({ id: run.id })}
        >
          <Import className="icon" aria-hidden="true" />
          {t('preview.start', { count: run.rows, rows: count(run.rows) })}
        </Button>
      </div>
    </div>
  )
}
