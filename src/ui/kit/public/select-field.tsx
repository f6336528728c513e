import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field'
import { Select } from './select'

type SelectFieldProps = FieldWords & Omit<ComponentProps<typeof Select>, 'id' | 'className'>

/** A choice of one from a list on the public pages, with its words. */
export function SelectField({ id, label, error, help, className, ...select }: SelectFieldProps) {
  return (
    <Field {...({ id, label, error, help, className } as FieldWords)}>
      {(ties) => <Select {...select} {...ties} />}
    </Field>
  )
}
