import { useState, type FormEvent } from 'react'
import { eraseMe, keepMe } from '../../../../generated/api/user/user'
import type { User } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { ApiFailure, fieldErrorsOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { completeSignOut } from '../../../lib/sign-in'
import { Panel } from '../../../ui/panel'
import { BareInput } from '../../../ui/kit/bare/bare-input'
import { Button } from '../../../ui/kit/button'
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
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError('')
    try {
      await eraseMe({ password }, { quiet: true })
      const leave = setTimeout(completeSignOut, UNDO_MS)
      const undo = () => {
        clearTimeout(leave)
        void keepMe({ quiet: true }).then(
          () => setMessage('SUCCESS', t('erase.keptDone')),
          () => undefined,
        )
        setBusy(false)
      }
      setPassword('')
      setMessage('WARNING', t('erase.asked'), { undo })
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      setError(fieldErrorsOf(failure)?.password ?? '')
      setBusy(false)
    }
  }
  if (me.role !== 'USER')
    return (
      <Panel title={t('erase.title')}>
        <p className="pr-text">{t(me.agency_ids.length > 0 ? 'erase.agency' : 'erase.other')}</p>
      </Panel>
    )
  return (
    <Panel title={t('erase.title')}>
      <p className="pr-text">{t('erase.text')}</p>
      <p className="pr-text">{t('erase.kept')}</p>
      <form className="pr-form" noValidate onSubmit={(event) => void send(event)}>
        <BareInput type="text" autoComplete="username" value={me.email} readOnly hidden />
        <SecretField
          label={t('erase.password')}
          value={password}
          onChange={setPassword}
          error={error}
        />
        <div className="pr-acts">
          <Button type="submit" variant="danger" disabled={busy || password === ''}>
            {t('erase.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
