import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCancelEmailChange, useVerifyEmail } from '../../../../generated/api/user/user'
import type { User } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'

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
  const done = useRef(false)
  const token = search.get(QUERY)

  const explain = firstSentenceOf
  const confirm = useWrite(useVerifyEmail, {
    explain,
    done: (user) =>
      user.email === me.email ? t('verify.done') : t('verify.moved', { email: user.email }),
    onDone: onSaved,
  })
  const again = useWrite(useVerifyEmail, { explain, done: t('verify.sent') })
  const cancel = useWrite(useCancelEmailChange, {
    explain,
    done: t('verify.cancelled', { email: me.email }),
    onDone: onSaved,
  })
  useEffect(() => {
    if (token === null || done.current) return
    done.current = true
    // A one-time token must not stay in the address.
    setSearch((before) => (before.delete(QUERY), before), { replace: true })
    void confirm.write({ data: { token } })
  }, [token]) // eslint-disable-line react-hooks/exhaustive-deps

  const busy = again.busy || cancel.busy
  const { pending_email: pending } = me
  if (me.email_verified && pending === null) return null
  return (
    <Panel title={t(pending === null ? 'verify.title' : 'verify.pendingTitle')}>
      <p className="profile-text">
        {pending === null
          ? t('verify.text', { email: me.email })
          : t('verify.pendingText', { email: me.email, pending })}
      </p>
      <div className="profile-acts">
        <Button disabled={busy} onClick={() => void again.write({ data: {} })}>
          {t('verify.again')}
        </Button>
        {pending !== null && (
          <Button disabled={busy} onClick={() => void cancel.write()}>
            {t('verify.cancel')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
