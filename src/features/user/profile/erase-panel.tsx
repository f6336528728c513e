import { BareForm } from '../../../ui/kit/bare/bare-form'
import { useState } from 'react'
import { keepMe, useEraseMe } from '../../../../generated/api/user/user'
import type { User } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import { completeSignOut } from '../../../lib/sign-in-end'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { BareInput } from '../../../ui/kit/bare/bare-input'
import { Button } from '../../../ui/workspace/kit/button'
import { SecretField } from './secret-field'

/** As long as the message offers the way back (lib/message.ts). */
const UNDO_MS = 10_000

/**
 * Closes a visitor's account: the password is the proof, ten seconds are the way back. Others are
 * told who closes theirs.
 */
export function ErasePanel({ me }: { me: User }) {
  const { t } = useTranslation('user')
  const [password, setPassword] = useState('')
  /** Asked for, while the way back is open. */
  const [asked, setAsked] = useState(false)
  const { busy, errors, write } = useWrite(useEraseMe, {
    done: null,
    onDone: () => {
      setAsked(true)
      const leave = setTimeout(completeSignOut, UNDO_MS)
      const undo = () => {
        clearTimeout(leave)
        void keepMe({ quiet: true }).then(
          () => setMessage('SUCCESS', t('erase.keptDone')),
          () => undefined,
        )
        setAsked(false)
      }
      setPassword('')
      setMessage('WARNING', t('erase.asked'), { undo })
    },
  })
  if (me.role !== 'USER')
    return (
      <Panel title={t('erase.title')}>
        <p className="profile-text">
          {t(me.agency_ids.length > 0 ? 'erase.agency' : 'erase.other')}
        </p>
      </Panel>
    )
  return (
    <Panel title={t('erase.title')}>
      <p className="profile-text">{t('erase.text')}</p>
      <p className="profile-text">{t('erase.kept')}</p>
      {/* Not a schema form: one field. */}
      <BareForm className="profile-form" noValidate onSend={() => write({ data: { password } })}>
        <BareInput type="text" autoComplete="username" value={me.email} readOnly hidden />
        <SecretField
          label={t('erase.password')}
          value={password}
          onChange={setPassword}
          error={errors?.['password']}
        />
        <div className="profile-acts">
          <Button type="submit" variant="danger" disabled={busy || asked || password === ''}>
            {t('erase.submit')}
          </Button>
        </div>
      </BareForm>
    </Panel>
  )
}
