import { useTranslation } from '../../i18n'
import { passwordStrength } from './password-strength'
import './plain-form.css'

const STEPS = { short: 1, weak: 2, fair: 3, good: 4 } as const

/**
 * How hard a new password is to find, as bars and a sentence; the rule itself while nothing is
 * typed.
 */
export function StrengthMeter({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation('public-forms')
  const strength = password === '' ? null : passwordStrength(password)
  return (
    <p className="plain-strength" id={id} aria-live="polite" data-strength={strength ?? undefined}>
      <span className="plain-meter" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} data-on={strength !== null && step <= STEPS[strength] ? '' : undefined} />
        ))}
      </span>
      {t(strength ? `password.${strength}` : 'password.rule')}
    </p>
  )
}
