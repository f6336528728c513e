import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { useUpdateUser } from '../../../../generated/api/user/user'
import type { UserPatch } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { PASSWORD } from './profile-fields'

/** A new password; the server ends the person's other sessions with it. */
export function PasswordForm({ id }: { id: string }) {
  const { t } = useTranslation('user')
  const [round, setRound] = useState(0)
  const { busy, errors, setErrors, write } = useWrite(useUpdateUser, {
    done: t('profile.passwordDone'),
    onDone: () => setRound(round + 1),
  })
  const save = ({ current_password = '', password }: Partial<UserPatch>) => {
    // In the one form of a person nothing is needed; here the new one is.
    if (password === undefined) setErrors({ password: t('profile.passwordTooShort') })
    else void write({ id, data: { current_password, password } })
  }
  return (
    <div className="profile-password">
      <SchemaForm
        key={round}
        name="UserPatch"
        formId="password"
        value={null}
        context={PASSWORD}
        serverErrors={errors}
        onSubmit={save}
      >
        <div className="profile-acts">
          <Button type="submit" disabled={busy}>
            {t(busy ? 'profile.saving' : 'profile.passwordSave')}
          </Button>
        </div>
      </SchemaForm>
    </div>
  )
}
