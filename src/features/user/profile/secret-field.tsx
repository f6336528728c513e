import { TextField } from '../../../ui/workspace/kit/text-field'

interface SecretFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
}

/** The present password, which a password manager fills in. */
export function SecretField({ label, value, onChange, error }: SecretFieldProps) {
  return (
    <TextField
      className="profile-secret"
      label={label}
      error={error}
      type="password"
      value={value}
      maxLength={200}
      autoComplete="current-password"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
