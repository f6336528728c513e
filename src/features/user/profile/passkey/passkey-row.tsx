import { useState } from 'react'
import { useRemovePasskey, useRenamePasskey } from '../../../../../generated/api/user/user'
import type { Passkey, PasskeyPatch } from '../../../../../generated/model'
import { SchemaForm } from '../../../../forms/schema-form'
import { useTranslation } from '../../../../i18n'
import { openDialog } from '../../../../lib/dialog'
import { date } from '../../../../lib/format'
import { useWrite } from '../../../../lib/write'
import { Button } from '../../../../ui/workspace/kit/button'

/** A passkey: what it is called, since when, and when it was used last. */
export function PasskeyRow({
  passkey: { id, name, created_at, used_at },
  onChanged,
}: {
  passkey: Passkey
  onChanged: () => unknown
}) {
  const { t } = useTranslation('user')
  const [naming, setNaming] = useState(false)
  const remove = useWrite(useRemovePasskey, { done: t('passkey.removed'), onDone: onChanged })
  const rename = useWrite(useRenamePasskey, {
    onDone: () => {
      setNaming(false)
      return onChanged()
    },
  })
  const ask = () =>
    openDialog('common', {
      title: t('passkey.removeTitle', { name }),
      text: t('passkey.removeText'),
      confirm: t('passkey.remove'),
      danger: true,
      onConfirm: async () => void (await remove.write({ id })),
    })
  if (naming)
    return (
      <li className="profile-password">
        <SchemaForm
          name="PasskeyPatch"
          formId={`passkey-${id}`}
          value={{ name }}
          serverErrors={rename.errors}
          onSubmit={(data: Partial<PasskeyPatch>) =>
            void rename.write({ id, data: { name: data.name ?? '' } })
          }
        >
          <div className="profile-acts">
            <Button type="submit" disabled={rename.busy}>
              {t('profile.save')}
            </Button>
            <Button onClick={() => setNaming(false)}>{t('twoStep.cancel')}</Button>
          </div>
        </SchemaForm>
      </li>
    )
  return (
    <li>
      <div className="passkey-words">
        <strong>{name}</strong>
        <span className="ui-muted">
          {t(used_at ? 'passkey.used' : 'passkey.unused', {
            created: date(created_at),
            used: used_at && date(used_at),
          })}
        </span>
      </div>
      <Button onClick={() => setNaming(true)} aria-label={t('passkey.renameOne', { name })}>
        {t('passkey.rename')}
      </Button>
      <Button onClick={ask} disabled={remove.busy} aria-label={t('passkey.removeOne', { name })}>
        {t('passkey.remove')}
      </Button>
    </li>
  )
}
