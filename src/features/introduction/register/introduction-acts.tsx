import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  useCheckIntroduction,
  useWithdrawIntroductionDispute,
} from '../../../../generated/api/introduction/introduction'
import type { Introduction } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { useWrite } from '../../../lib/write'
import { DEALS_VIEW, type ProposeDealSlot } from '../../../slots/introduction'
import { NETWORKS_SIDE } from '../../../slots/networks-side'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

/** The form's code comes when it is asked for. */
const DisputeForm = lazy(() => import('./dispute-form'))

/** What can be done with an introduction: ask whether it is the first, dispute it, propose a deal. */
export function IntroductionActs({
  introduction,
  title,
  Propose,
}: {
  introduction: Introduction
  title: string
  Propose: ProposeDealSlot
}) {
  const { t } = useTranslation('introduction')
  const { profile } = useSession()
  const [opened, setOpened] = useState<'dispute' | 'deal' | null>(null)
  const { id, home, client, role, first, dispute, dealId } = introduction
  const isAdmin = profile.role === 'ADMIN'
  const reads = { reads: ['introduction'] }
  const check = useWrite(useCheckIntroduction, {
    done: ({ left }) => t('acts.checked', { count: left }),
    ...reads,
  })
  const withdraw = useWrite(useWithdrawIntroductionDispute, { done: t('acts.withdrawn'), ...reads })
  const close = () => setOpened(null)
  return (
    <div className="introduction-acts">
      {first === null && client && (
        <Button
          busy={check.busy}
          onClick={() => void check.write({ data: { propertyId: home.id, contactId: client.id } })}
        >
          {t('acts.check')}
        </Button>
      )}
      {isAdmin && dispute?.own && (
        <Button busy={withdraw.busy} onClick={() => void withdraw.write({ id })}>
          {t('acts.withdraw')}
        </Button>
      )}
      {isAdmin && !dispute && (first !== null || role === 'lister') && (
        <Button variant="text" onClick={() => setOpened('dispute')}>
          {t('acts.dispute')}
        </Button>
      )}
      {isAdmin && dealId && (
        <Link
          className={buttonClass()}
          to={href('auth-integrations', {}, { ...NETWORKS_SIDE, ...DEALS_VIEW })}
        >
          {t('acts.seeDeal')}
        </Link>
      )}
      {isAdmin && !dealId && role !== 'own' && (
        <Button onClick={() => setOpened('deal')}>{t('acts.deal')}</Button>
      )}
      <Suspense>
        {opened === 'dispute' && <DisputeForm id={id} onClose={close} />}
        {opened === 'deal' && <Propose introductionId={id} title={title} onClose={close} />}
      </Suspense>
    </div>
  )
}
