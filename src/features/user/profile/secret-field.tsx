import { useId } from 'react'
import { BareInput } from '../../../ui/kit/bare/bare-input'

interface SecretFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
}

/** The present password, which a password manager fills in: label above, error below, tied together. */
export function SecretField({ label, value, onChange, error }: SecretFieldProps) {
  const id = useId()
  return (
    <div className="profile-secret">
      <label htmlFor={id}>{label}</label>
      <BareInput
        id={id}
        type="password"
        value={value}
        maxLength={200}
        autoComplete="current-password"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p className="profile-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
