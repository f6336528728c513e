import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field'
import { TextArea } from './text-area'

interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'id' | 'className'>, FieldWords {}

/** Lines to type in on the desk, with their words. */
export function TextAreaField({ id, label, error, help, className, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ id, label, error, help, className }}>
      {(ties) => <TextArea {...area} {...ties} />}
    </Field>
  )
}
