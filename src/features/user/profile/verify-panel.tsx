import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cancelEmailChange, verifyEmail } from '../../../../generated/api/user/user'
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

/**
 * The e-mail's proof: ends a mailed link, and offers another while there is none. One that waits to
 * become theirs stands before it, with the way back.
 */
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
      const user = await verifyEmail({ token: used }, { quiet: true, silent: true })
      onSaved(user)
      const moved = user.email !== me.email
      setMessage('SUCCESS', moved ? t('verify.moved', { email: user.email }) : t('verify.done'))
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

  const act = async (doing: () => Promise<unknown>, said: string) => {
    setBusy(true)
    try {
      await doing()
      setMessage('SUCCESS', said)
    } catch (error) {
      say(error)
    } finally {
      setBusy(false)
    }
  }
  const again = () => act(() => verifyEmail({}, { quiet: true, silent: true }), t('verify.sent'))
  const cancel = () =>
    act(
      async () => onSaved(await cancelEmailChange({ quiet: true, silent: true })),
      t('verify.cancelled', { email: me.email }),
    )
  const { pending_email: pending } = me
  if (me.email_verified && pending === null) return null
  return (
    <Panel title={t(pending === null ? 'verify.title' : 'verify.pendingTitle')}>
      <p className="pr-text">
        {pending === null
          ? t('verify.text', { email: me.email })
          : t('verify.pendingText', { email: me.email, pending })}
      </p>
      <div className="pr-acts">
        <Button disabled={busy} onClick={() => void again()}>
          {t('verify.again')}
        </Button>
        {pending !== null && (
          <Button disabled={busy} onClick={() => void cancel()}>
            {t('verify.cancel')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
