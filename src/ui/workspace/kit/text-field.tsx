import type { ReactNode } from 'react'
import { BareInput, type BareInputProps } from '../../kit/bare/bare-input'
import { Field, type FieldWords } from './field'

interface TextFieldProps extends Omit<BareInputProps, 'id'>, FieldWords {
  /** Unit of what is typed, behind it. */
  unit?: ReactNode
}

/** One line to type in on the desk, with its words. */
export function TextField({ id, label, error, help, unit, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, error, help }}>
      {(ties) => (
        <div className={error ? 'text-control bad' : 'text-control'}>
          <BareInput className={unit ? 'num unit' : undefined} {...input} {...ties} />
          {unit ? <span aria-hidden>{unit}</span> : null}
        </div>
      )}
    </Field>
  )
}
