import { useId } from 'react'
import { StrengthMeter } from '../../../public/forms/strength-meter'
import { BareInput } from '../../../ui/kit/bare/bare-input'

interface SecretFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
  /** A new password says how strong it is; the present one is filled in by password managers. */
  fresh?: boolean
}

/** A password of the workspace: label above, error below, tied together. */
export function SecretField({ label, value, onChange, error, fresh = false }: SecretFieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, fresh && `${id}-strength`].filter(Boolean).join(' ')
  return (
    <div className="profile-secret">
      <label htmlFor={id}>{label}</label>
      <BareInput
        id={id}
        type="password"
        value={value}
        maxLength={200}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {fresh && <StrengthMeter id={`${id}-strength`} password={value} />}
      {error && (
        <p className="profile-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
