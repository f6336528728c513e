import { Handshake } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import {
  useAcceptAgreement,
  useRefuseAgreement,
  useRevokeAgreement,
} from '../../../../generated/api/network/network'
import type { Agreement } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { shortHash } from './short-hash'

/** The form's code comes when it is asked for. */
const ProposeForm = lazy(() => import('./propose-form'))

type Opened = 'accept' | 'refuse' | 'revoke' | 'counter'

/** What can be done with an agreement; each act names the version it means. */
export function AgreementActs({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation('network')
  const [opened, setOpened] = useState<Opened | null>(null)
  const { id, networkId, partnerName, state, turn, proposed, inForce, versions } = agreement
  const close = () => setOpened(null)
  const newest = versions[0]
  const rest = {
    reads: ['network'],
    conflict: t('otherTerms'),
    onDone: close,
    onRefused: close,
  }
  const accept = useWrite(useAcceptAgreement, { done: t('accept.done'), ...rest })
  const refuse = useWrite(useRefuseAgreement, { done: t('refuse.done'), ...rest })
  const revoke = useWrite(useRevokeAgreement, { done: t('revoke.done'), ...rest })
  const isOpen = ['proposed', 'active', 'ending'].includes(state)
  if (!isOpen || !newest) return null
  const terms = versions.find(({ number }) => number === inForce)?.terms
  const data = { hash: newest.hash }
  const ask = {
    accept: { run: () => accept.write({ id, data }), danger: false },
    refuse: { run: () => refuse.write({ id, data }), danger: true },
    revoke: { run: () => revoke.write({ id }), danger: true },
  }
  const asked = opened && opened !== 'counter' ? opened : null
  return (
    <div className="network-acts">
      {proposed !== null && (
        <Button variant="text" onClick={() => setOpened('refuse')}>
          {t(turn ? 'refuse.act' : 'refuse.back')}
        </Button>
      )}
      {state === 'active' && (
        <Button variant="text" onClick={() => setOpened('revoke')}>
          {t('revoke.act')}
        </Button>
      )}
      <Button onClick={() => setOpened('counter')}>
        {t(proposed === null ? 'propose.change' : 'propose.counter')}
      </Button>
      {turn && (
        <Button variant="main" onClick={() => setOpened('accept')}>
          <Handshake className="icon" aria-hidden="true" />
          {t('accept.act', { n: newest.number })}
        </Button>
      )}
      {opened === 'counter' && (
        <Suspense>
          <ProposeForm
            networkId={networkId}
            to={{ id: agreement.partnerId, name: partnerName }}
            agreement={agreement}
            onClose={close}
          />
        </Suspense>
      )}
      {asked && (
        <ConfirmDialog
          title={t(`${asked}.title`, { name: partnerName, n: newest.number })}
          text={
            asked === 'revoke'
              ? t('revoke.text', { count: terms?.noticeDays ?? 0 })
              : t(`${asked}.text`, { hash: shortHash(newest.hash) })
          }
          cancel={t('cancel')}
          send={
            asked === 'accept'
              ? t('accept.act', { n: newest.number })
              : t(asked === 'refuse' && !turn ? 'refuse.back' : `${asked}.act`)
          }
          danger={ask[asked].danger}
          busy={accept.busy || refuse.busy || revoke.busy}
          onClose={close}
          onConfirm={() => void ask[asked].run()}
        />
      )}
    </div>
  )
}
