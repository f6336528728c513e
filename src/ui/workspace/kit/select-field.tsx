import type { ComponentProps } from 'react'
import { BareSelect } from '../../kit/bare/bare-select'
import { Field, type FieldWords } from './field'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'>, FieldWords {}

/** A choice of one from a list on the desk, with its words. */
export function SelectField({ id, label, error, help, ...select }: SelectFieldProps) {
  return (
    <Field {...{ id, label, error, help }}>
      {(ties) => (
        <div className={error ? 'text-control bad' : 'text-control'}>
          <BareSelect {...select} {...ties} />
        </div>
      )}
    </Field>
  )
}
