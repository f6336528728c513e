import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field'
import { TextInput } from './text-input'

interface TextFieldProps
  extends Omit<ComponentProps<typeof TextInput>, 'id' | 'className'>, FieldWords {}

/** One line to type in on the desk, with its words. */
export function TextField({ id, label, error, help, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, error, help, className }}>
      {(ties) => <TextInput {...input} {...ties} />}
    </Field>
  )
}
