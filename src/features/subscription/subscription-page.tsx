import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { useListPlans } from '../../../generated/api/plan/plan'
import {
  useCancelSubscription,
  useGetSubscription,
  useResumeSubscription,
} from '../../../generated/api/subscription/subscription'
import type { Plan, Subscription } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { useWrite } from '../../lib/write'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { EmptyState, ErrorState } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../ui/workspace/kit/confirm-dialog'
import { CardPanel } from './card-panel'
import { ChangePanel } from './change-panel'
import { InvoicesPanel } from './invoices-panel'
import { NextLine } from './next-line'
import { OwedPanel } from './owed-panel'
import { PlansPanel } from './plans-panel'
import { Returned, useReturned } from './returned'
import { isOver, useStands } from './stands'
import { UnbilledPanel } from './unbilled-panel'
import { UsePanel } from './use-panel'
import '../../ui/workspace/styles/table.css'
import './subscription.css'

const READS = ['subscription', 'invoice', 'plan']

/** The plan of the agency, for its ADMIN. */
export default function SubscriptionPage() {
  const { t } = useTranslation('subscription')
  const { back, every, drop } = useReturned()
  const { data, isPending, error, refetch } = useGetSubscription({
    query: { refetchInterval: every },
    request: { silent: true },
  })
  const plans = useListPlans({ request: { silent: true } })
  const failed = error ?? plans.error
  return (
    <>
      <DocumentHead title={t('title')} robots="noindex" />
      {(isPending || plans.isPending) && <SkeletonRows rows={6} label={t('loading')} />}
      {failed && !(data && plans.data) && (
        <ErrorState
          error={failed}
          level={1}
          onRetry={() => void Promise.all([refetch(), plans.refetch()])}
        />
      )}
      {back && data && (
        <Returned now={data} back={back} isWaiting={every !== false} onHeard={drop} />
      )}
      {data && plans.data && <Shown subscription={data} plans={plans.data.items} />}
    </>
  )
}

function Shown({ subscription, plans }: { subscription: Subscription; plans: Plan[] }) {
  const { t, i18n } = useTranslation('subscription')
  const [chosen, setChosen] = useState<string | null>(null)
  const [isEnding, setIsEnding] = useState(false)
  const cancel = useWrite(useCancelSubscription, {
    done: t('cancel.done'),
    reads: READS,
    onDone: () => setIsEnding(false),
    onRefused: () => setIsEnding(false),
  })
  const resume = useWrite(useResumeSubscription, { done: t('resume.done'), reads: READS })
  const { state, periodEnd, cancelled, next, owed, limits } = subscription
  const canEnd = periodEnd !== null && !cancelled
  const end = date(periodEnd, 'DD MMM, YYYY', i18n.language)
  return (
    <>
      <PageHead title={t('title')} sub={useStands(subscription)}>
        {canEnd && (
          <Button variant="text" onClick={() => setIsEnding(true)}>
            {t('cancel.open')}
          </Button>
        )}
      </PageHead>
      {state === 'open' && (
        <EmptyState icon={BadgeCheck} title={t('open.title')} text={t('open.text')} level={2} />
      )}
      {owed && <OwedPanel owed={owed} state={state} takesCards={subscription.takesCards} />}
      <UnbilledPanel subscription={subscription} />
      {(cancelled || next) && (
        <NextLine subscription={subscription} plans={plans}>
          <Button
            variant="text"
            busy={resume.busy && t('sending')}
            onClick={() => void resume.write(undefined as never)}
          >
            {t('resume.open')}
          </Button>
        </NextLine>
      )}
      <div className="subscription-columns">
        <div className="subscription-main">
          {plans.length > 0 && (
            <PlansPanel
              plans={plans}
              subscription={subscription}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
          <Panel title={t('use.title')}>
            <UsePanel limits={limits} />
          </Panel>
          {state !== 'open' && (subscription.takesCards || subscription.card) && (
            <CardPanel subscription={subscription} reads={READS} />
          )}
          {state !== 'open' && <InvoicesPanel />}
        </div>
        {chosen !== null && (
          <ChangePanel
            key={chosen}
            plan={plans.find(({ id }) => id === chosen)}
            subscription={subscription}
            reads={READS}
            onClose={() => setChosen(null)}
          />
        )}
      </div>
      {isEnding && (
        <ConfirmDialog
          title={t('cancel.title')}
          text={isOver(periodEnd) ? t('cancel.waits') : t('cancel.text', { day: end })}
          cancel={t('cancel.keep')}
          send={t('cancel.send')}
          busy={cancel.busy && t('sending')}
          onClose={() => setIsEnding(false)}
          onConfirm={() => void cancel.write(undefined as never)}
        />
      )}
    </>
  )
}
