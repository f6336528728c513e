import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordStrength } from './password-strength'
import type { ControlProps } from './plain-field'

const STEPS = { short: 1, weak: 2, fair: 3, good: 4 } as const

/** A password: can be shown, takes pasted text and password managers; a new one says how strong it is. */
export function PlainPassword({ id, field, form, value, onChange, required, error, describedBy }: ControlProps) {
  const { t } = useTranslation('public-forms')
  const [shown, setShown] = useState(false)
  const isNew = form.ui[field]?.widget === 'newPassword'
  const text = typeof value === 'string' ? value : ''
  const strength = isNew && text !== '' ? passwordStrength(text) : null
  return (
    <>
      <span className="pf-secret">
        <input
          id={id}
          className="pf-input"
          type={shown ? 'text' : 'password'}
          value={text}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={[describedBy, isNew && `${id}-strength`].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" className="pf-show" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'password.hide' : 'password.show')}
        </button>
      </span>
      {isNew && (
        <p className="pf-strength" id={`${id}-strength`} aria-live="polite" data-strength={strength ?? undefined}>
          <span className="pf-meter" aria-hidden="true">
            {[1, 2, 3, 4].map((step) => <i key={step} data-on={strength !== null && step <= STEPS[strength] ? '' : undefined} />)}
          </span>
          {t(strength ? `password.${strength}` : 'password.rule')}
        </p>
      )}
    </>
  )
}
