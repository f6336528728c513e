import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { use, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { loadForm } from '../../../forms/load'
import { formWords, sayField, sayValue } from '../../../forms/values'
import { date } from '../../../lib/format'
import { BareRadio } from '../../../ui/kit/bare/bare-radio'
import { Button } from '../../../ui/workspace/kit/button'
import type { Clash, Side } from './merge'
import type { Conflict } from './session-state'
import { STEPS, type Step, type StepKey } from './steps'

const stepNamed = (key: StepKey): Step => STEPS.find((step) => step.key === key) as Step

interface ConflictDialogProps {
  conflict: Conflict
  onResolve: (choice: Record<string, Side>) => void
}

/**
 * Two people saved the same step: both versions field by field, and a choice for each. Nothing is
 * lost without a choice.
 */
export default function ConflictDialog({ conflict, onResolve }: ConflictDialogProps) {
  const { t } = useTranslation('property')
  const [choice, setChoice] = useState<Record<string, Side>>({})
  const all = (side: Side) =>
    setChoice(
      Object.fromEntries(
        conflict.steps.flatMap(({ key, clashes }) =>
          clashes.map(({ path }) => [`${key}.${path}`, side]),
        ),
      ),
    )
  return (
    <Dialog
      title={t('wizard.conflict.title')}
      width="md"
      describedBy="conflict-text"
      className="conflict"
    >
      <p id="conflict-text" className="muted">
        {t('wizard.conflict.text', { time: date(conflict.current.updatedAt, 'DD/MM/YYYY HH:mm') })}
      </p>
      <div className="chip-row conflict-all">
        <Button onClick={() => all('mine')}>{t('wizard.conflict.allMine')}</Button>
        <Button onClick={() => all('theirs')}>{t('wizard.conflict.allTheirs')}</Button>
      </div>
      <div className="conflict-list">
        {conflict.steps.map(({ key, clashes }) => (
          <StepClashes
            key={key}
            step={stepNamed(key)}
            clashes={clashes}
            choice={choice}
            choose={(path, side) =>
              setChoice((before) => ({ ...before, [`${key}.${path}`]: side }))
            }
          />
        ))}
      </div>
      <DialogActs>
        <Button variant="main" onClick={() => onResolve(choice)}>
          {t('wizard.conflict.save')}
        </Button>
      </DialogActs>
    </Dialog>
  )
}

interface StepClashesProps {
  step: Step
  clashes: Clash[]
  choice: Record<string, Side>
  choose: (path: string, side: Side) => void
}

function StepClashes({ step, clashes, choice, choose }: StepClashesProps) {
  const { t, i18n } = useTranslation(['property', 'forms'])
  const form = use(loadForm(step.form))
  const words = formWords(form, t, i18n.language)
  return (
    <section aria-label={t(`property:wizard.step.${step.key}`)}>
      <h3>{t(`property:wizard.step.${step.key}`)}</h3>
      {clashes.map((clash) => {
        const chosen = choice[`${step.key}.${clash.path}`] ?? clash.suggested
        return (
          <fieldset key={clash.path} className="conflict-field">
            <legend>{sayField(form, words, clash.path)}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label
                key={side}
                className={chosen === side ? 'conflict-option on' : 'conflict-option'}
              >
                <BareRadio
                  name={`${step.key}.${clash.path}`}
                  checked={chosen === side}
                  onChange={() => choose(clash.path, side)}
                />
                <span>
                  <small>{t(`property:wizard.conflict.${side}`)}</small>
                  {sayValue(form, words, clash.path, clash[side])}
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
    </section>
  )
}
