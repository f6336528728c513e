import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldWords } from './field'
import { TextInput } from './text-input'

type TextFieldProps = FieldWords &
  Omit<ComponentProps<typeof TextInput>, 'id' | 'className'> & {
    /** Unit of what is typed, behind it. */
    unit?: ReactNode
  }

/** One line to type in on the public pages, with its words. */
export function TextField({ id, label, error, help, className, unit, ...input }: TextFieldProps) {
  return (
    <Field {...({ id, label, error, help, className } as FieldWords)}>
      {(ties) => (
        <span className={unit ? 'field-unit' : undefined}>
          <TextInput {...input} {...ties} />
          {unit ? <span aria-hidden>{unit}</span> : null}
        </span>
      )}
    </Field>
  )
}
