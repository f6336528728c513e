import { useOpenPaymentAccount, useRenewPaymentAccount } from '../../../../generated/api/user/user'
import type { User } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { getSite } from '../../../lib/site'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'

const PAID = ['ADMIN', 'STAFF', 'SERVICE']

/**
 * The way to the person's account at Stripe, where payments are set up and for those who can be
 * paid.
 */
export function PaymentsPanel({ me }: { me: User }) {
  const { t } = useTranslation('user')
  const options = { done: null, onDone: ({ url }: { url: string }) => location.assign(url) }
  const first = useWrite(useOpenPaymentAccount, options)
  const again = useWrite(useRenewPaymentAccount, options)
  if (!getSite().payments || !PAID.includes(me.role)) return null
  const busy = first.busy || again.busy
  const go = () => (me.stripe_account ? again.write({ id: me.id }) : first.write())
  return (
    <Panel title={t('payments.title')}>
      <p className="profile-text">{t(me.stripe_account ? 'payments.some' : 'payments.none')}</p>
      <div className="profile-acts">
        <Button disabled={busy} onClick={() => void go()}>
          {t(busy ? 'payments.wait' : me.stripe_account ? 'payments.renew' : 'payments.open')}
        </Button>
      </div>
    </Panel>
  )
}
