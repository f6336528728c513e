import type { WidgetProps } from '@rjsf/utils'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/workspace/kit/icon-button'
import { TextInput } from '../../ui/workspace/kit/text-input'
import { useControl } from './control'

/**
 * 0 to 4: length first, then variety; a hint, never a bar to sign up (the rule is six characters).
 */
export function strength(password: string): number {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\w\s]/].filter((kind) => kind.test(password)).length
  const variety = new Set(password).size
  const points = Math.min(password.length, variety * 2) + kinds * 2
  return password.length < 6 ? 0 : points < 12 ? 1 : points < 16 ? 2 : points < 20 ? 3 : 4
}

/**
 * A password that can be shown; for a new one, how strong it is in a word and a bar, and the rule
 * itself while nothing is typed.
 */
export function PasswordWidget({ id, value, onChange, uiSchema, disabled }: WidgetProps) {
  const { attributes, words } = useControl(id)
  const [seen, setSeen] = useState(false)
  const fresh = uiSchema?.['ui:widget'] === 'newPassword'
  const text = typeof value === 'string' ? value : ''
  const points = text ? strength(text) : undefined
  const describedBy = [attributes['aria-describedby'], fresh && `${id}-strength`]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <TextInput
        {...attributes}
        aria-describedby={describedBy || undefined}
        type={seen ? 'text' : 'password'}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        value={text}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value || undefined)}
        act={
          <IconButton
            label={words.t(seen ? 'forms:hidePassword' : 'forms:showPassword')}
            aria-pressed={seen}
            onClick={() => setSeen(!seen)}
          >
            {seen ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </IconButton>
        }
      />
      {fresh ? (
        <p className="password-field" id={`${id}-strength`} data-strength={points}>
          <span className="password-bar" aria-hidden>
            <i />
          </span>
          <span role="status">
            {words.t(points === undefined ? 'forms:passwordRule' : `forms:strength.${points}`)}
          </span>
        </p>
      ) : null}
    </>
  )
}
