import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { BareCheckbox } from '../../ui/kit/bare/bare-checkbox'
import { BareRadio } from '../../ui/kit/bare/bare-radio'
import { BareSelect } from '../../ui/kit/bare/bare-select'
import type { ControlProps } from './control-props'
import { choicesOf, schemaOf } from './plain-values'

/** A choice: one box for yes, a list to open, or a row of options. */
export function PlainChoice({
  id,
  field,
  form,
  label,
  value,
  onChange,
  required,
  error,
  describedBy,
  optional,
}: ControlProps & { optional: ReactNode }) {
  const { t } = useTranslation([form.tag, 'public-forms'])
  const { widget } = form.ui[field] ?? {}
  const options = choicesOf(form, field)
  // A number has no word.
  const word = (option: string) =>
    t(`${form.tag}:enums.${field}.${option}`, { defaultValue: option })
  if (widget === 'switch') {
    return (
      <label className="plain-check">
        <BareCheckbox
          id={id}
          checked={value === true}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
    )
  }
  const many = schemaOf(form, field).type === 'array'
  if (!many && widget !== 'radio' && widget !== 'chips') {
    return (
      <BareSelect
        id={id}
        className="plain-input plain-select"
        value={String(value ?? '')}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{t('public-forms:choose')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {word(option)}
          </option>
        ))}
      </BareSelect>
    )
  }
  const chosen = Array.isArray(value) ? value : []
  return (
    <fieldset
      className="plain-options"
      role={many ? undefined : 'radiogroup'}
      aria-required={many ? undefined : required}
      aria-invalid={error && !many ? true : undefined}
      aria-describedby={describedBy}
    >
      <legend className="plain-label">
        {label}
        {optional}
      </legend>
      {options.map((option, index) => (
        <label className="plain-option" key={option}>
          {many ? (
            <BareCheckbox
              id={index === 0 ? id : undefined}
              name={id}
              value={option}
              checked={chosen.includes(option)}
              onChange={(event) =>
                // In the order of the contract, so that the same choice is always the same list.
                onChange(
                  options.filter((one) =>
                    one === option ? event.target.checked : chosen.includes(one),
                  ),
                )
              }
            />
          ) : (
            <BareRadio
              id={index === 0 ? id : undefined}
              name={id}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
              // A choice that nobody needs to make can be taken back: a second press clears it.
              onClick={() => !required && value === option && onChange(undefined)}
            />
          )}
          <span>{word(option)}</span>
        </label>
      ))}
    </fieldset>
  )
}
