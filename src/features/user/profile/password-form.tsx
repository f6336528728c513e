import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../../../i18n'
import { useUpdateUser } from '../../../../generated/api/user/user'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { SecretField } from './secret-field'

const SHORTEST = 6

/** A new password; the server ends the person's other sessions with it. */
export function PasswordForm({ id }: { id: string }) {
  const { t } = useTranslation('user')
  const form = useRef<HTMLFormElement>(null)
  const [current, setCurrent] = useState('')
  const [fresh, setFresh] = useState('')
  const { busy, errors, setErrors, write } = useWrite(useUpdateUser, {
    done: t('profile.passwordDone'),
    onDone: () => {
      setCurrent('')
      setFresh('')
    },
  })
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  const save = (event: FormEvent) => {
    event.preventDefault()
    if ([...fresh].length < SHORTEST) return setErrors({ password: t('profile.passwordTooShort') })
    void write({ id, data: { current_password: current, password: fresh } })
  }
  return (
    <form ref={form} className="profile-form" noValidate onSubmit={save}>
      <SecretField
        label={t('profile.current')}
        value={current}
        onChange={setCurrent}
        error={errors?.['current_password']}
      />
      <SecretField
        label={t('profile.new')}
        value={fresh}
        onChange={setFresh}
        error={errors?.['password']}
        fresh
      />
      <div className="profile-acts">
        <Button type="submit" disabled={busy}>
          {t(busy ? 'profile.saving' : 'profile.passwordSave')}
        </Button>
      </div>
    </form>
  )
}
