import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { verifyEmail } from '../../../../generated/api/user/user'
import type { User } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { ApiFailure, firstSentenceOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { tellFailure } from '../../../lib/tell-failure'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/kit/button'

/**
 * Query of the mailed link: this page is the person's own, so opening it asks for the session it
 * needs.
 */
const QUERY = 'verify'

/** The e-mail's proof: ends a mailed link, and offers another while there is none. */
export function VerifyPanel({ me, onSaved }: { me: User; onSaved: (user: User) => void }) {
  const { t } = useTranslation('user')
  const [search, setSearch] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const done = useRef(false)
  const token = search.get(QUERY)

  const say = (error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error
    tellFailure(error, firstSentenceOf)
  }
  const confirm = async (used: string) => {
    try {
      onSaved(await verifyEmail({ token: used }, { quiet: true, silent: true }))
      setMessage('SUCCESS', t('verify.done'))
    } catch (error) {
      say(error)
    }
  }
  useEffect(() => {
    if (token === null || done.current) return
    done.current = true
    // A one-time token must not stay in the address.
    setSearch((before) => (before.delete(QUERY), before), { replace: true })
    void confirm(token)
  }, [token]) // eslint-disable-line react-hooks/exhaustive-deps

  const again = async () => {
    setBusy(true)
    try {
      await verifyEmail({}, { quiet: true, silent: true })
      setMessage('SUCCESS', t('verify.sent'))
    } catch (error) {
      say(error)
    } finally {
      setBusy(false)
    }
  }
  if (me.email_verified) return null
  return (
    <Panel title={t('verify.title')}>
      <p className="pr-text">{t('verify.text', { email: me.email })}</p>
      <div className="pr-acts">
        <Button disabled={busy} onClick={() => void again()}>
          {t(busy ? 'verify.sending' : 'verify.again')}
        </Button>
      </div>
    </Panel>
  )
}
