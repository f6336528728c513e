import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../../i18n'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { TextField } from '../../ui/kit/public/text-field'

export interface CostNumberProps {
  name: string
  value: number
  min: number
  max: number
  step: number | 'any'
  unit: string
  /** What the slider goes through, where that is less than the field takes. */
  slides?: { min: number; max: number; step: number }
}

/** Asks once the slider is let go: in between there is nothing new to count. */
const ask = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void =>
  currentTarget.form?.requestSubmit()

/** A number to type or to slide to. The slider has no name: the form sends the field alone. */
export function CostNumber({ name, value, unit, slides, ...range }: CostNumberProps) {
  const { t } = useTranslation('cost')
  // A new answer shows in the field, typing in it does not wait for one.
  const [shown, setShown] = useState({ of: value, text: String(value) })
  const now = shown.of === value ? shown.text : String(value)
  const say = (text: string) => setShown({ of: value, text })
  const { min, max, step } = slides ?? range
  return (
    <div className="cost-number">
      <TextField
        label={t(`ask.${name}`)}
        numeric
        type="number"
        inputMode="decimal"
        name={name}
        value={now}
        onChange={(event) => say(event.target.value)}
        unit={unit}
        {...range}
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
        value={Math.min(max, Math.max(min, Number(now) || 0))}
        onChange={(event) => say(event.target.value)}
        onPointerUp={ask}
        onKeyUp={ask}
      />
    </div>
  )
}
