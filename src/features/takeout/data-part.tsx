import { PackageOpen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListTakeouts } from '../../../generated/api/takeout/takeout'
import { useTranslation } from '../../i18n'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { ErrorState } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { IncomingPart } from './incoming/incoming-part'
import { TakeoutRow } from './takeout-row'
import './takeout.css'

/** The form's code comes when it is asked for. */
const AskDialog = lazy(() => import('./ask-dialog'))

const MOVING_MS = 1500

/** Everything of the agency as one file: asked for, under way, there, and over; and the way in. */
export function DataPart() {
  const { t } = useTranslation('takeout')
  const [asking, setAsking] = useState(false)
  const { data, isPending, error, refetch } = useListTakeouts({
    query: {
      refetchInterval: ({ state }) =>
        state.data?.items.some((one) => one.state === 'collecting') ? MOVING_MS : false,
    },
    request: { silent: true },
  })
  const items = data?.items ?? []
  const isMoving = items.some(({ state }) => state === 'collecting')
  return (
    <div className="takeout-stack">
      <Panel title={t('title')}>
        <div className="takeout-intro">
          <PackageOpen className="icon" aria-hidden="true" />
          <div>
            <p>{t('intro')}</p>
            <ul>
              {(['records', 'open', 'files', 'safe'] as const).map((key) => (
                <li key={key}>{t(`what.${key}`)}</li>
              ))}
            </ul>
            <Button
              variant={items.some(({ state }) => state === 'ready') ? 'plain' : 'main'}
              disabled={!data || isMoving}
              onClick={() => setAsking(true)}
            >
              {t('ask.open')}
            </Button>
          </div>
        </div>
      </Panel>
      {isPending && <SkeletonRows rows={2} label={t('loading')} />}
      {error && !data && (
        <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
      )}
      {items.length > 0 && (
        <Panel title={t('list')} note={t('listNote')} flush>
          <ul>
            {items.map((takeout) => (
              <TakeoutRow key={takeout.id} takeout={takeout} />
            ))}
          </ul>
        </Panel>
      )}
      <IncomingPart />
      {asking && (
        <Suspense>
          <AskDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
