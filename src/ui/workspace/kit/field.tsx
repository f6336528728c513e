import { useId, type ReactNode } from 'react'
import { classNames } from '../../kit/class-names'
import './fields.css'

/** What a field says about itself beside its control. */
export interface FieldWords {
  /** Id of its control, where something else points at it; one of its own unless told. */
  id?: string
  label: ReactNode
  /** What is wrong with it; said at once to who hears the page. */
  error?: string | null | undefined
  help?: ReactNode
  /** Where it stands, never how it looks. */
  className?: string | undefined
}

/** What ties a control to its words. */
export interface FieldTies {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldWords {
  children: (ties: FieldTies) => ReactNode
}

/** Label, control, help and error of the desk, tied together. */
export function Field({ id: told, label, error, help, className, children }: FieldProps) {
  const own = useId()
  const id = told ?? own
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className={classNames('form-field', className)}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {help ? (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className="error-message" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
