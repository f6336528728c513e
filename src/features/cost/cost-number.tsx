import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../../i18n'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { groupTyped } from '../../forms/group-typed'
import { count } from '../../lib/format'
import { TextField } from '../../ui/kit/public/text-field'
import { plainEuros } from './cost-address'

/** Money is written the same in every language (src/lib/format.ts). */
const MONEY_LANG = 'es'
const AMOUNT = '[1-9][0-9.,]*'

export interface CostNumberProps {
  name: string
  value: number
  min: number
  max: number
  step: number | 'any'
  unit: string
  /** What the slider goes through, where that is less than the field takes. */
  slides?: { min: number; max: number; step: number }
  /** An amount is told apart in thousands, as everywhere else. */
  isMoney?: boolean
}

/** Asks once the slider is let go: in between there is nothing new to count. */
const ask = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void =>
  currentTarget.form?.requestSubmit()

/** A number to type or to slide to. The slider has no name: the form sends the field alone. */
export function CostNumber({ name, value, unit, slides, isMoney, ...range }: CostNumberProps) {
  const { t } = useTranslation('cost')
  const written = (number: number) => (isMoney ? count(number) : String(number))
  // A new answer shows in the field, typing in it does not wait for one.
  const [shown, setShown] = useState({ of: value, text: written(value) })
  const now = shown.of === value ? shown.text : written(value)
  const say = (text: string) => setShown({ of: value, text })
  const { min, max, step } = slides ?? range
  return (
    <div className="cost-number">
      <TextField
        label={t(`ask.${name}`)}
        numeric
        inputMode="decimal"
        name={name}
        value={now}
        onChange={({ currentTarget }) =>
          say(isMoney ? groupTyped(currentTarget, now, MONEY_LANG) : currentTarget.value)
        }
        unit={unit}
        {...(isMoney ? { type: 'text', pattern: AMOUNT } : { type: 'number', ...range })}
        required
      />
      <BareInput
        type="range"
        className="cost-slider"
        aria-label={t('slide', { name: t(`ask.${name}`) })}
        data-needs-script
        min={min}
        max={max}
        step={step}
        value={Math.min(max, Math.max(min, Number(isMoney ? plainEuros(now) : now) || 0))}
        onChange={(event) => say(written(Number(event.target.value)))}
        onPointerUp={ask}
        onKeyUp={ask}
      />
    </div>
  )
}
