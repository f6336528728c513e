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
import { localized } from '../../lib/localized'
import { useWrite } from '../../lib/write'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { EmptyState, ErrorState } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../ui/workspace/kit/confirm-dialog'
import { ChangePanel } from './change-panel'
import { InvoicesPanel } from './invoices-panel'
import { OwedPanel } from './owed-panel'
import { PlansPanel } from './plans-panel'
import { UsePanel } from './use-panel'
import './subscription.css'

const READS = ['subscription', 'invoice', 'plan']

/** The plan of the agency, for its ADMIN. */
export default function SubscriptionPage() {
  const { t } = useTranslation('subscription')
  const { data, isPending, error, refetch } = useGetSubscription({ request: { silent: true } })
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
      {data && plans.data && <Shown subscription={data} plans={plans.data.items} />}
    </>
  )
}

/** Where the agency stands, in one line below the title. */
function useStands({ state, plan, seats, periodEnd, trialEnd, cancelled }: Subscription): string {
  const { t, i18n } = useTranslation('subscription')
  if (!plan) return t('open.lead')
  const name = localized(plan.name, i18n.language)
  const day = (on: string | null) => date(on, 'DD MMM, YYYY', i18n.language)
  if (state === 'trial') return t('stands.trial', { plan: name, day: day(trialEnd) })
  if (periodEnd === null) return t('stands.free', { plan: name })
  const words = { plan: name, count: seats, day: day(periodEnd) }
  return t(cancelled ? 'stands.cancelled' : 'stands.paid', words)
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
  const nextPlan = plans.find(({ id }) => id === next?.planId)
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
      {owed && <OwedPanel owed={owed} state={state} />}
      {(cancelled || next) && (
        <p className="subscription-next">
          {cancelled
            ? t('next.cancelled', { day: end })
            : t('next.plan', {
                plan: nextPlan ? localized(nextPlan.name, i18n.language) : next?.planId,
                count: next?.seats ?? 1,
                day: date(next?.from, 'DD MMM, YYYY', i18n.language),
              })}
          <Button
            variant="text"
            busy={resume.busy && t('sending')}
            onClick={() => void resume.write(undefined as never)}
          >
            {t('resume.open')}
          </Button>
        </p>
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
          text={t('cancel.text', { day: end })}
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
