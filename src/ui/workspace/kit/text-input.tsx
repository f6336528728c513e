import type { ReactNode } from 'react'
import { BareInput, type BareInputProps } from '../../kit/bare/bare-input'
import { classNames } from '../../kit/class-names'
import './fields.css'

interface TextInputProps extends BareInputProps {
  /** A number is typed, which stands in columns. */
  numeric?: boolean
  /** Unit of what is typed, behind it. */
  unit?: ReactNode
  /** A button in it, at its end. */
  act?: ReactNode
  /** Where it stands, never how it looks. */
  className?: string | undefined
}

/** One line to type in on the desk. Its label names its id or is `aria-label`. */
export function TextInput({ numeric = false, unit, act, className, ...input }: TextInputProps) {
  const bad = Boolean(input['aria-invalid'])
  return (
    <div className={classNames('text-control', bad && 'bad', className)}>
      <BareInput
        className={
          classNames((numeric || Boolean(unit)) && 'num', Boolean(unit) && 'unit') || undefined
        }
        {...input}
      />
      {unit ? <span aria-hidden>{unit}</span> : null}
      {act}
    </div>
  )
}
