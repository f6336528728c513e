import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import {
  downloadReferralReceipt,
  useDeleteReferral,
  useStepReferral,
} from '../../../../generated/api/referral/referral'
import type { Referral } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { useDownload } from '../../../lib/use-download'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { passesOn } from '../states'

/** What who referred can do now. */
export function ReferrerActs({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referral')
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const { role } = useSession().profile
  const { busy: fetching, download } = useDownload()
  const { id, number, version, state, linked, receivedAt } = referral
  const rest = {
    reads: ['referral', 'referral-summary'],
    conflict: t('stale'),
    explain: firstSentenceOf,
  }
  const step = useWrite(useStepReferral, { done: t('acts.receivedDone'), ...rest })
  const remove = useWrite(useDeleteReferral, {
    done: t('acts.removed'),
    ...rest,
    onDone: () => navigate(href('auth-referido-historial')),
  })
  return (
    <>
      {(state === 'draft' || state === 'sent') && (
        <Button variant="text" onClick={() => setAsks(true)}>
          {t('acts.remove')}
        </Button>
      )}
      {state === 'draft' && passesOn(role) && (
        <Link
          className={buttonClass({ variant: 'main' })}
          to={href('auth-referido-inmueble-id-step-2', { id })}
        >
          {t('acts.goOn')}
        </Link>
      )}
      {state === 'mandate' && linked?.onMarket && (
        <Link className={buttonClass()} to={href('inmueble-id', { id: linked.id })}>
          {t('acts.ad')}
        </Link>
      )}
      {(state === 'sold' || state === 'due') && (
        <Link
          className={buttonClass()}
          to={href(
            'auth-referido-historial',
            {},
            { vista: passesOn(role) ? null : 'mios', cobro: 1 },
          )}
        >
          {t('acts.payee')}
        </Link>
      )}
      {state === 'paid' && (
        <Button
          busy={fetching}
          onClick={() =>
            download(`${number}.pdf`, (options) => downloadReferralReceipt(id, options))
          }
        >
          {t('acts.receipt')}
        </Button>
      )}
      {state === 'paid' && !receivedAt && (
        <Button
          variant="main"
          busy={step.busy}
          onClick={() => void step.write({ id, data: { version, act: 'received' } })}
        >
          {t('acts.received')}
        </Button>
      )}
      {asks && (
        <ConfirmDialog
          title={t('acts.removeTitle')}
          text={t('acts.removeText')}
          cancel={t('cancel')}
          send={t('acts.remove')}
          danger
          busy={remove.busy}
          onClose={() => setAsks(false)}
          onConfirm={() => void remove.write({ id })}
        />
      )}
    </>
  )
}
