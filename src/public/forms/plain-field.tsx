import type { ControlProps } from './control-props'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import type { GeneratedForm } from '../../../generated/forms/form-type'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { BareTextArea } from '../../ui/kit/bare/bare-text-area'
import { PlainChoice } from './plain-choice'
import { PlainPassword } from './plain-password'
import { choicesOf, isRequired, schemaOf, type PlainValue } from './plain-values'

export interface PlainFieldProps {
  form: GeneratedForm
  field: string
  id: string
  value: PlainValue
  error: string | undefined
  onChange: (value: PlainValue) => void
  /** Replaces the field's words, as for a consent that carries links. */
  label?: ReactNode
}

const AUTOCOMPLETE: Record<string, string> = {
  email: 'email',
  phone: 'tel',
  name: 'name',
  firstName: 'given-name',
  first_name: 'given-name',
  lastName: 'family-name',
  last_name: 'family-name',
  agency_name: 'organization',
  code: 'one-time-code',
  totp: 'one-time-code',
}
const TYPES: Record<string, 'email' | 'tel'> = { email: 'email', phone: 'tel' }

/** A line or an area of text. */
function TextControl({
  id,
  field,
  form,
  value,
  onChange,
  required,
  error,
  describedBy,
}: ControlProps) {
  const widget = form.ui[field]?.widget
  const schema = form.schema.properties?.[field]
  const shared = {
    id,
    className: 'plain-input',
    value: typeof value === 'string' ? value : '',
    maxLength: typeof schema === 'object' ? schema.maxLength : undefined,
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
  }
  if (widget === 'textarea')
    return <BareTextArea {...shared} rows={4} onChange={(event) => onChange(event.target.value)} />
  if (typeof schema === 'object' && schema.format === 'date')
    return (
      <BareInput
        {...shared}
        type="date"
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    )
  if (widget === 'money')
    return (
      <span className="plain-money">
        <BareInput
          {...shared}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
        <span aria-hidden="true">€</span>
      </span>
    )
  return (
    <BareInput
      {...shared}
      type={TYPES[widget ?? ''] ?? 'text'}
      autoComplete={AUTOCOMPLETE[field] ?? 'off'}
      autoCapitalize={widget === 'email' ? 'none' : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** One field: label, control, help and error, tied together for people who hear the page. */
export function PlainField({ form, field, id, value, error, onChange, label }: PlainFieldProps) {
  const { t, i18n } = useTranslation([form.tag, 'public-forms'])
  const { widget, span = 3 } = form.ui[field] ?? {}
  const many = schemaOf(form, field).type === 'array'
  const required = isRequired(form, field)
  const helpKey = `${form.tag}:help.${form.prefix}.${field}`
  const help = i18n.exists(helpKey) ? t(helpKey) : null
  const describedBy =
    [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
  const words = label ?? t(`${form.tag}:fields.${form.prefix}.${field}`)
  const control: ControlProps = {
    id,
    field,
    form,
    label: words,
    value,
    onChange,
    required,
    error,
    describedBy,
  }
  const grouped = many || widget === 'radio' || widget === 'chips'
  const optional = required ? null : (
    <span className="plain-optional"> {t('public-forms:optional')}</span>
  )
  const foot = (
    <>
      {help && (
        <p className="plain-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className="plain-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  )
  if (grouped || widget === 'switch') {
    return (
      <div className="plain-field" data-span={span}>
        <PlainChoice {...control} optional={optional} />
        {foot}
      </div>
    )
  }
  return (
    <div className="plain-field" data-span={span}>
      <label className="plain-label" htmlFor={id}>
        {words}
        {optional}
      </label>
      {choicesOf(form, field).length > 0 ? (
        <PlainChoice {...control} optional={null} />
      ) : widget === 'password' || widget === 'newPassword' ? (
        <PlainPassword {...control} />
      ) : (
        <TextControl {...control} />
      )}
      {foot}
    </div>
  )
}
