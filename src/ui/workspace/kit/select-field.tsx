import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field'
import { Select } from './select'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'>, FieldWords {}

/** A choice of one from a list on the desk, with its words. */
export function SelectField({ id, label, error, help, className, ...select }: SelectFieldProps) {
  return (
    <Field {...{ id, label, error, help, className }}>
      {(ties) => <Select {...select} {...ties} />}
    </Field>
  )
}
