import type { ReactNode } from 'react'
import { classNames } from '../class-names'

interface FieldFrame {
  label: ReactNode
  /** Where it stands, never how it looks. */
  className?: string | undefined
}

/**
 * What a field says about itself. One with help or an error is told its id: parts of a page that
 * are drawn before their code comes have no ids of their own (decision 24).
 */
export type FieldWords = FieldFrame &
  (
    | { id: string; error?: string | null | undefined; help?: ReactNode }
    | { id?: undefined; error?: undefined; help?: undefined }
  )

interface Ties {
  id: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, control, help and error of the public pages, tied together. */
export function Field({
  id,
  label,
  error,
  help,
  className,
  children,
}: FieldWords & { children: (ties: Ties) => ReactNode }) {
  const notes = { help, error }
  const told = Object.entries(notes).filter(([, words]) => words)
  return (
    <div className={classNames('public-field', className)}>
      <label>
        <span>{label}</span>
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': told.map(([name]) => `${id}-${name}`).join(' ') || undefined,
        })}
      </label>
      {told.map(([name, words]) => (
        <p
          key={name}
          className={name === 'help' ? name : 'field-error'}
          id={`${id}-${name}`}
          role={name === 'help' ? undefined : 'alert'}
        >
          {words}
        </p>
      ))}
    </div>
  )
}
