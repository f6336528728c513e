import { useId, type ChangeEvent } from 'react'
import { useTranslation, type TFunction } from '../../../i18n'
import type { FacetCount, PriceBand } from '../../../../generated/model'
import { count } from '../../../lib/format'
import { OPERATION_WORDS, type OperationCode } from '../../../lib/search-path'
import { part } from '../../../lib/part'
import { amount } from '../card/price'
import { distance } from '../distance'
import { BareCheckbox } from '../../../ui/kit/bare/bare-checkbox'
import { BareRadio } from '../../../ui/kit/bare/bare-radio'
import { SelectField } from '../../../ui/kit/public/select-field'
import { toggled } from './filters'

const picked = (event: ChangeEvent<HTMLSelectElement>): number | undefined =>
  event.target.value === '' ? undefined : Number(event.target.value)

export interface StepSelectProps {
  name: string
  label: string
  none: string
  steps: readonly number[]
  value: number | undefined
  /** What the steps are: cents, square metres, or metres at most. */
  unit: keyof typeof STEP_WORDS
  onChange: (value: number | undefined) => void
}

const STEP_WORDS = {
  price: amount,
  area: (value: number) => `${count(value)} m²`,
  distance: (value: number, t: TFunction) => t('wish.priceMax', { amount: distance(value) }),
}

/**
 * A number out of a few steps; one that came with the address and is none of them is offered, too.
 */
export const StepSelect = part(function StepSelect({
  name,
  label,
  none,
  steps,
  value,
  unit,
  onChange,
}: StepSelectProps) {
  const { t } = useTranslation('listing')
  const all =
    value === undefined || steps.includes(value) ? steps : [...steps, value].sort((a, b) => a - b)
  return (
    <SelectField
      label={label}
      numeric
      name={name}
      value={value ?? ''}
      onChange={(event) => onChange(picked(event))}
    >
      <option value="">{none}</option>
      {all.map((step) => (
        <option key={step} value={step}>
          {STEP_WORDS[unit](step, t)}
        </option>
      ))}
    </SelectField>
  )
})

export interface ChecksProps<Value extends string> {
  name: string
  legend: string
  values: readonly Value[]
  chosen: readonly Value[] | undefined
  words: (value: Value) => string
  /** How many homes each value would find; values without any are left out, unless chosen. */
  counts?: readonly FacetCount[] | undefined
  onChange: (values: Value[]) => void
}

interface ChipProps {
  name: string
  value: string
  words: string
  homes: number | undefined
  on: boolean
  onChange: () => void
}

/** A page has some fifty, and the same few come again and again: the server keeps them as drawn. */
const Chip = part(function Chip({ name, value, words, homes, on, onChange }: ChipProps) {
  return (
    <label className={`chip tick${on ? ' on' : ''}`}>
      <BareCheckbox name={name} value={value} checked={on} onChange={onChange} />
      <span>
        {words}
        {homes === undefined ? null : <small className="num"> {count(homes)}</small>}
      </span>
    </label>
  )
})

/** Values of a list filter as chips one can tick. */
export function Checks<Value extends string>({
  name,
  legend,
  values,
  chosen = [],
  words,
  counts,
  onChange,
}: ChecksProps<Value>) {
  const found = counts && new Map(counts.map(({ value, count: homes }) => [value, homes]))
  const shown = values.filter(
    (value) => chosen.includes(value) || !found || (found.get(value) ?? 0) > 0,
  )
  if (shown.length === 0) return null
  return (
    <fieldset className="checks">
      <legend className="label-line">{legend}</legend>
      <div className="chips">
        {shown.map((value) => (
          <Chip
            key={value}
            name={name}
            value={value}
            words={words(value)}
            homes={found?.get(value)}
            on={chosen.includes(value)}
            onChange={() => onChange(toggled(chosen, value))}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** A filter that is on or not. */
export function Tick({
  name,
  label,
  checked,
  onChange,
}: {
  name: string
  label: string
  checked: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <label className="check-line">
      <BareCheckbox
        name={name}
        value="true"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

export interface AtLeastProps {
  name: string
  legend: string
  any: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** Any, 1 or more, 2 or more … as one row of buttons. */
export const AtLeast = part(function AtLeast({ name, legend, any, value, onChange }: AtLeastProps) {
  const steps = [1, 2, 3, 4, 5]
  const shown =
    value === undefined || steps.includes(value) ? steps : [...steps, value].sort((a, b) => a - b)
  return (
    <fieldset className="segment-field">
      <legend className="label-line">{legend}</legend>
      <div className="segs num">
        {[undefined, ...shown].map((step) => (
          <label key={step ?? 'any'} className="segment-option">
            <BareRadio
              name={name}
              value={step ?? ''}
              checked={value === step}
              onChange={() => onChange(step)}
            />
            <span>{step === undefined ? any : `${step}+`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
})

/** Buying, renting and the other ways, one of them chosen. */
export const Operations = part(function Operations({
  chosen,
  onChoose,
}: {
  chosen: OperationCode
  onChoose: (code: OperationCode) => void
}) {
  const { t } = useTranslation('listing')
  return (
    <div className="opts">
      {Object.values(OPERATION_WORDS).map((code) => (
        <label key={code} className="option-line">
          <BareRadio
            name="operation"
            value={code}
            checked={code === chosen}
            onChange={() => onChoose(code)}
          />
          <span>{t(`operation.${code}`)}</span>
        </label>
      ))}
    </div>
  )
})

/** How many homes stand in each price band, as bars; a help for choosing, its words say it all. */
export function PriceBars({ bands }: { bands: readonly PriceBand[] }) {
  const { t } = useTranslation('listing')
  const id = useId()
  const most = Math.max(...bands.map(({ count: homes }) => homes), 0)
  if (bands.length < 2 || most === 0) return null
  const width = 280 / bands.length
  return (
    <svg className="bars" viewBox="0 0 280 56" role="img" aria-labelledby={id}>
      <title id={id}>{t('filters.bars')}</title>
      {bands.map(({ from, count: homes }, index) => {
        const high = homes === 0 ? 1 : Math.max(3, (homes / most) * 54)
        return (
          <rect
            key={from}
            x={(index * width + 1).toFixed(1)}
            y={(56 - high).toFixed(1)}
            width={(width - 2).toFixed(1)}
            height={high.toFixed(1)}
            rx="2"
          />
        )
      })}
    </svg>
  )
}
