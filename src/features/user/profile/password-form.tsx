import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../../../i18n'
import { updateUser } from '../../../../generated/api/user/user'
import { fieldErrorsOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { Button } from '../../../ui/kit/button'
import { SecretField } from './secret-field'

const SHORTEST = 6

/** A new password; the server ends the person's other sessions with it. */
export function PasswordForm({ id }: { id: string }) {
  const { t } = useTranslation('user')
  const form = useRef<HTMLFormElement>(null)
  const [current, setCurrent] = useState('')
  const [fresh, setFresh] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)

  const fail = (next: Record<string, string>) => {
    setErrors(next)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    if ([...fresh].length < SHORTEST) return fail({ password: t('profile.passwordTooShort') })
    setBusy(true)
    setErrors({})
    try {
      await updateUser(id, { current_password: current, password: fresh }, { quiet: true })
      setCurrent('')
      setFresh('')
      setMessage('SUCCESS', t('profile.passwordDone'))
    } catch (error) {
      fail(fieldErrorsOf(error) ?? {})
    } finally {
      setBusy(false)
    }
  }
  return (
    <form ref={form} className="pr-form" noValidate onSubmit={(event) => void save(event)}>
      <SecretField
        label={t('profile.current')}
        value={current}
        onChange={setCurrent}
        error={errors.current_password}
      />
      <SecretField
        label={t('profile.new')}
        value={fresh}
        onChange={setFresh}
        error={errors.password}
        fresh
      />
      <div className="pr-acts">
        <Button type="submit" disabled={busy}>
          {t(busy ? 'profile.saving' : 'profile.passwordSave')}
        </Button>
      </div>
    </form>
  )
}
