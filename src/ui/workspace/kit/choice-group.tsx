import type { ReactNode } from 'react'
import { classNames } from '../../kit/class-names'
import './choice-group.css'

/** Several boxes that say one thing together, under its name; what is wrong with it below. */
export function ChoiceGroup({
  legend,
  help,
  error,
  className,
  children,
}: {
  legend: string
  help: string
  error: string | undefined
  /** Where it stands and how its boxes lie, never how it looks. */
  className?: string
  children: ReactNode
}) {
  return (
    <fieldset className={classNames('choice-group', className)}>
      <legend>{legend}</legend>
      <p className="field-help">{help}</p>
      {children}
      {error && (
        <p className="error-message" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
