import { useState } from 'react'
import { openPaymentAccount, renewPaymentAccount } from '../../../../generated/api/user/user'
import type { User } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { ApiFailure } from '../../../lib/api-error'
import { getSite } from '../../../lib/site'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/kit/button'

const PAID = ['ADMIN', 'STAFF', 'SERVICE']

/**
 * The way to the person's account at Stripe, where payments are set up and for those who can be
 * paid.
 */
export function PaymentsPanel({ me }: { me: User }) {
  const { t } = useTranslation('user')
  const [busy, setBusy] = useState(false)
  if (!getSite().payments || !PAID.includes(me.role)) return null
  const go = async () => {
    setBusy(true)
    try {
      const { url } = await (me.stripe_account
        ? renewPaymentAccount(me.id, { quiet: true })
        : openPaymentAccount({ quiet: true }))
      location.assign(url)
    } catch (error) {
      setBusy(false)
      // The message bar has said why.
      if (!(error instanceof ApiFailure)) throw error
    }
  }
  return (
    <Panel title={t('payments.title')}>
      <p className="pr-text">{t(me.stripe_account ? 'payments.some' : 'payments.none')}</p>
      <div className="pr-acts">
        <Button disabled={busy} onClick={() => void go()}>
          {t(busy ? 'payments.wait' : me.stripe_account ? 'payments.renew' : 'payments.open')}
        </Button>
      </div>
    </Panel>
  )
}
