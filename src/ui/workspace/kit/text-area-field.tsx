import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field'
import { TextArea } from './text-area'

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldWords {}

/** Lines to type in on the desk, with their words. */
export function TextAreaField({ id, label, error, help, ...area }: TextAreaFieldProps) {
  return <Field {...{ id, label, error, help }}>{(ties) => <TextArea {...area} {...ties} />}</Field>
}
