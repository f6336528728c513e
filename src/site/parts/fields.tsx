import type { ReactNode } from 'react'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { BareSelect } from '../../ui/kit/bare/bare-select'
import { BareTextArea } from '../../ui/kit/bare/bare-text-area'
import { useSite } from '../site'

interface FieldProps {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'number'
  autoComplete?: string
  required?: boolean
  rows?: number
  maxLength?: number
  value?: string
}

/** A field with its label; what was sent before, and what is wrong with it, stand in it again. */
export function Field({
  name,
  label,
  rows,
  required = false,
  value,
  form,
  ...rest
}: FieldProps & { form: string }) {
  const { sent } = useSite()
  const own = sent?.section === form ? sent : null
  const error = own?.errors[name]
  const id = `${form}-${name}`
  const given = {
    id,
    name,
    required,
    defaultValue: own?.values[name] ?? value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <BareTextArea {...given} rows={rows} maxLength={rest.maxLength} />
      ) : (
        <BareInput {...given} {...rest} />
      )}
      {error && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </p>
  )
}

/** A choice among few. */
export function Choice({
  id,
  name,
  label,
  value,
  children,
}: {
  id: string
  name: string
  label: string
  value?: string
  children: ReactNode
}) {
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <BareSelect id={id} name={name} defaultValue={value ?? ''}>
        {children}
      </BareSelect>
    </p>
  )
}
