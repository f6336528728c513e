import { useGetSubscriptionLimits } from '../../../generated/api/subscription/subscription'
import { useTranslation } from '../../i18n'
import { localized } from '../../lib/localized'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { Panel } from '../../ui/panel'
import { Coming } from '../../ui/coming'
import { UsePanel } from './use-panel'
import './subscription.css'

/** What the agency uses of its plan, for its STAFF: nothing of money. */
export default function LimitsPage() {
  const { t, i18n } = useTranslation('subscription')
  const { data, isPending, error, refetch } = useGetSubscriptionLimits({
    request: { silent: true },
  })
  return (
    <>
      <DocumentHead title={t('title')} robots="noindex" />
      <PageHead
        title={t('title')}
        sub={
          data?.planName
            ? t('staff.lead', { plan: localized(data.planName, i18n.language) })
            : t('open.lead')
        }
      />
      <Coming
        isPending={isPending}
        error={!data && error}
        rows={3}
        label={t('loading')}
        level={2}
        onRetry={refetch}
      />
      {data && (
        <Panel title={t('use.title')} note={t('staff.note')}>
          <UsePanel limits={data.items} />
        </Panel>
      )}
    </>
  )
}
