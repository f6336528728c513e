import type { ComponentProps } from 'react'
import { BareTextArea } from '../bare/bare-text-area'
import { Field, type FieldWords } from './field'

type TextAreaFieldProps = FieldWords & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

/** Several lines to type in on the public pages, with their words. */
export function TextAreaField({ id, label, error, help, className, ...area }: TextAreaFieldProps) {
  return (
    <Field {...({ id, label, error, help, className } as FieldWords)}>
      {(ties) => <BareTextArea className="text-input" rows={4} {...area} {...ties} />}
    </Field>
  )
}
