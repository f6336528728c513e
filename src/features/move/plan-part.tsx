import { Home, HousePlus, Archive, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useStepMove, useUpdateMove } from '../../../generated/api/move/move'
import type { Move, MoveWant } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { count, date } from '../../lib/format'
import { useWrite } from '../../lib/write'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { Button } from '../../ui/workspace/kit/button'
import { CheckboxField } from '../../ui/workspace/kit/checkbox-field'
import { Progress } from '../../ui/workspace/kit/progress'
import { CancelMove } from './cancel-move'
import { when } from './when'

/** What is there, what of it comes, and when all of it would be here. */
export function PlanPart({ move }: { move: Move }) {
  const { t } = useTranslation('move')
  if (!move.plan)
    return (
      <Panel title={t('check.title')}>
        <p>{t('check.text')}</p>
        <div className="move-check">
          <Progress label={t('check.title')} share={null} />
        </div>
        <SkeletonRows rows={2} label={t('check.title')} />
        <CancelMove move={move} />
      </Panel>
    )
  return <Plan move={move} plan={move.plan} />
}

function Plan({ move, plan }: { move: Move; plan: NonNullable<Move['plan']> }) {
  const { t } = useTranslation('move')
  const [confirmed, setConfirmed] = useState(false)
  const want = useWrite(useUpdateMove, { done: null, reads: ['move'] })
  const start = useWrite(useStepMove, { done: t('plan.started'), reads: ['move'] })
  const question = move.issues.find(({ kind }) => kind === 'question')
  return (
    <Panel title={t('plan.title')} note={t('plan.listed', { when: date(plan.listedAt, 'HH:mm') })}>
      <ul className="move-counts">
        <Count icon={Home} n={plan.active} word="active" />
        <Count icon={Archive} n={plan.unavailable} word="unavailable" />
        <Count icon={HousePlus} n={plan.prospects} word="prospects" />
      </ul>
      <SchemaForm
        name="MoveWant"
        value={move.want}
        serverErrors={want.errors}
        onChange={(value, { valid }) => {
          if (valid && JSON.stringify(value) !== JSON.stringify(move.want))
            void want.write({ id: move.id, data: { want: value as unknown as MoveWant } })
        }}
      />
      {question && (
        <div className="move-question" role="alert">
          <p>{question.message}</p>
          <CheckboxField
            label={t('plan.confirm')}
            checked={confirmed}
            onChange={(event) => setConfirmed(event.target.checked)}
          />
        </div>
      )}
      <div className="move-start">
        {move.estimate && (
          <p>
            {t('plan.estimate')} <b className="num">{when(move.estimate)}</b>
          </p>
        )}
        <Button
          variant="main"
          disabled={start.busy || want.busy || (question !== undefined && !confirmed)}
          onClick={() => void start.write({ id: move.id, data: { act: 'start', confirmed } })}
        >
          {t(start.busy ? 'plan.starting' : 'plan.start')}
        </Button>
        <CancelMove move={move} />
      </div>
      <p className="muted">{t('run.unpublished')}</p>
    </Panel>
  )
}

function Count({ icon: Icon, n, word }: { icon: LucideIcon; n: number; word: string }) {
  const { t } = useTranslation('move')
  return (
    <li>
      <Icon className="icon" aria-hidden="true" />
      <b className="num">{count(n)}</b>
      <span>{t(`plan.${word}`, { count: n })}</span>
    </li>
  )
}
