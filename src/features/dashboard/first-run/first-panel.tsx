import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { useSetFirstRun } from '../../../../generated/api/dashboard/dashboard'
import type { FirstRun, FirstStep } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { Ring } from './ring'
import { StepAct } from './step-act'
import { Ways } from './ways'

interface RowProps {
  one: FirstStep
  number: number
  /** The homes while there are none: the step that is open. */
  draft?: string | null
  onDismiss: () => void
  busy: boolean
}

/** A step to be taken: sentence, minutes, one button; the open one has the ways below it. */
function OpenRow({ one: { step, minutes }, number, draft, onDismiss, busy }: RowProps) {
  const { t } = useTranslation('dashboard')
  const { profile } = useSession()
  const isOpen = draft !== undefined
  return (
    <li className={isOpen ? 'first-step is-open' : 'first-step'}>
      <span className="first-mark" aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>{t(`start.step.${step}`)}</h3>
        <p>
          {t(
            step === 'homes' && profile.role !== 'ADMIN'
              ? 'start.step.homesOwn'
              : `start.step.${step}Text`,
            {
              email: profile.email,
            },
          )}
        </p>
      </div>
      <div className="first-end">
        {!isOpen && (
          <>
            <span className="first-time num">{t('start.minutes', { count: minutes })}</span>
            <StepAct step={step} />
          </>
        )}
        <IconButton
          label={t('start.dismiss', { step: t(`start.step.${step}`) })}
          disabled={busy}
          onClick={onDismiss}
        >
          <X className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      {isOpen && <Ways draft={draft} />}
    </li>
  )
}

const DoneRow = ({ one: { step } }: Pick<RowProps, 'one'>) => {
  const { t } = useTranslation('dashboard')
  return (
    <li className="first-step is-done">
      <span className="first-mark">
        <Check className="icon" aria-hidden="true" />
      </span>
      <h3>
        {t(`start.done.${step}`)}
        <span className="spoken">, {t('start.isDone')}</span>
      </h3>
    </li>
  )
}

/** The list of an agency's first hour: open steps in their order, then what is done. */
export function FirstPanel({ run }: { run: FirstRun }) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  const put = useWrite(useSetFirstRun, { done: null, reads: ['dashboard'] })
  const open = run.steps.filter(({ done, dismissed }) => !done && !dismissed)
  const away = run.steps.filter(({ done, dismissed }) => !done && dismissed)
  const dismissed = away.map(({ step }) => step)
  return (
    <section className="ui-panel first-panel" aria-labelledby={id}>
      <div className="first-head">
        <Ring percent={run.percent} label={t('start.percent', { percent: run.percent })} />
        <div>
          <h2 id={id}>
            {run.percent === 0 ? t('start.title') : t('start.left', { count: open.length })}
          </h2>
          <p>
            {run.percent === 0
              ? t('start.lead', { count: open.length })
              : t('start.leftMinutes', { count: run.minutes })}
          </p>
        </div>
      </div>
      <ol>
        {open.map((one, index) => (
          <OpenRow
            key={one.step}
            one={one}
            number={index + 1}
            draft={one.step === 'homes' ? run.draft : undefined}
            busy={put.busy}
            onDismiss={() => void put.write({ data: { dismissed: [...dismissed, one.step] } })}
          />
        ))}
        {run.steps
          .filter(({ done }) => done)
          .map((one) => (
            <DoneRow key={one.step} one={one} />
          ))}
      </ol>
      <p className="first-foot">
        {run.hidden || run.complete ? (
          run.hidden && (
            <Button
              variant="text"
              disabled={put.busy}
              onClick={() => void put.write({ data: { hidden: false } })}
            >
              {t('start.show')}
            </Button>
          )
        ) : (
          <Button
            variant="text"
            disabled={put.busy}
            onClick={() => void put.write({ data: { hidden: true } })}
          >
            {t('start.hide')}
          </Button>
        )}
        {away.length > 0 && (
          <Button
            variant="text"
            disabled={put.busy}
            onClick={() => void put.write({ data: { dismissed: [] } })}
          >
            {t('start.again', { count: away.length })}
          </Button>
        )}
      </p>
    </section>
  )
}
