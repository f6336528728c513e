import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../../i18n'
import { BareSelect } from '../../../ui/kit/bare/bare-select'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'

interface ChipsProps {
  label: string
  options: { value: string; name: string }[]
  value: string[]
  error: string | null
  onChange: (value: string[]) => void
  /** Only those chosen are shown; the others are in a list to add from. */
  few?: boolean
}

/** Several of a list, in the order in which they were chosen. */
export function Chips({ label, options, value, error, onChange, few = false }: ChipsProps) {
  const { t } = useTranslation('inbox')
  const id = useId()
  const shown = few ? options.filter((one) => value.includes(one.value)) : options
  const press = (one: string) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  return (
    <div
      className="inbox-chips"
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <span id={id}>{label}</span>
      <div>
        {shown.map((one) => {
          const on = value.includes(one.value)
          return (
            <ChipToggle key={one.value} on={on} onClick={() => press(one.value)}>
              {one.name}
              {few && <X className="icon" aria-hidden="true" />}
            </ChipToggle>
          )
        })}
        {few && (
          <BareSelect
            aria-label={t('rules.addTo', { list: label })}
            value=""
            onChange={(event) => event.target.value && press(event.target.value)}
          >
            <option value="">{t('rules.addTo', { list: label })}</option>
            {options
              .filter((one) => !value.includes(one.value))
              .map((one) => (
                <option key={one.value} value={one.value}>
                  {one.name}
                </option>
              ))}
          </BareSelect>
        )}
      </div>
      {error && (
        <p className="error-message" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
