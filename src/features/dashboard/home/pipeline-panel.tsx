import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useGetPipeline, useListTargets } from '../../../../generated/api/dashboard/dashboard'
import { PipelineStepKind } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { currentLang } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { Panel } from '../../../ui/panel'
import { Sk, SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import type { DashboardSlots } from './slots'
import { Steps } from './steps'

const Chart = lazy(() => import('./pipeline-chart'))
const TargetsDialog = lazy(() => import('./targets-dialog'))

const isStep = (text: string | null): text is PipelineStepKind =>
  text !== null && text in PipelineStepKind

/** The month's name with its year, as `noviembre de 2026`. */
const monthName = (month: string): string =>
  new Intl.DateTimeFormat(currentLang(), {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(Date.parse(`${month}-15T00:00:00Z`))

/**
 * From mandate to signature this month against what was aimed at; each number opens what is behind
 * it. `quiet`: with nothing to say it is not there.
 */
export function PipelinePanel({
  canOpen,
  quiet,
}: Pick<DashboardSlots, 'canOpen'> & { quiet: boolean }) {
  const { t } = useTranslation('dashboard')
  const { profile } = useSession()
  const [params, setParams] = useSearchParams()
  const [aiming, setAiming] = useState(false)
  const admin = profile.role === 'ADMIN'
  const agentId = admin ? (params.get('agent') ?? '') : ''
  const people = useListTargets({ query: { enabled: admin }, request: { silent: true } })
  const month = useGetPipeline(agentId ? { agentId } : {}, {
    query: { placeholderData: (before) => before },
    request: { silent: true },
  })
  const step = params.get('step')
  const open = isStep(step) ? step : null
  const go = (key: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(key, value)
        else next.delete(key)
        return next
      },
      { preventScrollReset: true },
    )
  const choose = (kind: PipelineStepKind) => go('step', kind === open ? '' : kind)
  const { data } = month
  const isSilent = !data?.steps.some(({ count, target }) => count > 0 || target !== null)
  if (quiet && isSilent) return null
  return (
    <Panel
      title={t('month.title')}
      note={data ? monthName(data.month) : undefined}
      className="span-seven"
      action={
        admin ? <Button onClick={() => setAiming(true)}>{t('month.targets')}</Button> : undefined
      }
    >
      {admin && people.data && people.data.items.length > 1 && (
        <SelectField
          label={t('month.whose')}
          className="dashboard-who"
          value={agentId}
          onChange={(event) => go('agent', event.target.value)}
        >
          <option value="">{t('month.everybody')}</option>
          {people.data.items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {month.isError && !data ? (
        <ErrorState
          error={month.error}
          level={3}
          title={t('month.failed')}
          onRetry={() => void month.refetch()}
        />
      ) : !data ? (
        <SkeletonRows rows={5} label={t('month.loading')} />
      ) : (
        <>
          <Suspense fallback={<Sk w="100%" h={264} />}>
            <Chart steps={data.steps} onChoose={choose} />
          </Suspense>
          {data.steps.some(({ target }) => target !== null) && (
            <p className="ui-muted dashboard-key">
              <i aria-hidden="true" />
              {t('month.goal')}
            </p>
          )}
          <Steps steps={data.steps} open={open} onChoose={choose} canOpen={canOpen} />
        </>
      )}
      {aiming && people.data && (
        <Suspense>
          <TargetsDialog people={people.data.items} onClose={() => setAiming(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
