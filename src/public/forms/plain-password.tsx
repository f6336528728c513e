import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { Pressable } from '../../ui/kit/bare/pressable'
import type { ControlProps } from './control-props'
import { StrengthMeter } from './strength-meter'

/**
 * A password: can be shown, takes pasted text and password managers; a new one says how strong it
 * is.
 */
export function PlainPassword({
  id,
  field,
  form,
  value,
  onChange,
  required,
  error,
  describedBy,
}: ControlProps) {
  const { t } = useTranslation('public-forms')
  const [shown, setShown] = useState(false)
  const isNew = form.ui[field]?.widget === 'newPassword'
  const text = typeof value === 'string' ? value : ''
  return (
    <>
      <span className="plain-secret">
        <BareInput
          id={id}
          className="plain-input"
          type={shown ? 'text' : 'password'}
          value={text}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [describedBy, isNew && `${id}-strength`].filter(Boolean).join(' ') || undefined
          }
          onChange={(event) => onChange(event.target.value)}
        />
        <Pressable className="plain-show" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'password.hide' : 'password.show')}
        </Pressable>
      </span>
      {isNew && <StrengthMeter id={`${id}-strength`} password={text} />}
    </>
  )
}
