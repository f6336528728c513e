import type { ComponentProps } from 'react'

/** Boxes to tick, files and what is hidden have parts of their own. */
type LineType =
  | 'color'
  | 'date'
  | 'datetime-local'
  | 'email'
  | 'number'
  | 'password'
  | 'range'
  | 'search'
  | 'tel'
  | 'text'
  | 'time'
  | 'url'

export type BareInputProps = Omit<ComponentProps<'input'>, 'type'> & { type?: LineType }

/** One line to type in, or to slide, drawn by what stands around it. */
export function BareInput(props: BareInputProps) {
  return <input {...props} />
}
