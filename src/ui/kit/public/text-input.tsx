import type { ComponentProps } from 'react'
import { BareInput } from '../bare/bare-input'
import { classNames } from '../class-names'

interface TextInputProps extends ComponentProps<typeof BareInput> {
  /** A number is typed, which stands in columns. */
  numeric?: boolean
}

/** One line to type in on the public pages. Its label stands around it or names its id. */
export function TextInput({ numeric = false, className, ...input }: TextInputProps) {
  return <BareInput className={classNames('text-input', numeric && 'num', className)} {...input} />
}
