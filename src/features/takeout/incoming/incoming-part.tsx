import { PackageCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListTakeoutImports } from '../../../../generated/api/takeout/takeout'
import type { TakeoutImport } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { IncomingRow } from './incoming-row'

/** The form's code comes when it is asked for. */
const BringDialog = lazy(() => import('./bring-dialog'))

const MOVING_MS = 1500
const MOVING: readonly TakeoutImport['state'][] = ['checking', 'running', 'undoing']
const isMoving = ({ state }: TakeoutImport): boolean => MOVING.includes(state)

/** What an agency had at another Llar: brought in, under way, and what came of it. */
export function IncomingPart() {
  const { t } = useTranslation('takeout')
  const [asking, setAsking] = useState(false)
  const { data, isPending, error, refetch } = useListTakeoutImports({
    query: {
      refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? MOVING_MS : false),
    },
    request: { silent: true },
  })
  const items = data?.items ?? []
  return (
    <>
      <Panel title={t('bring.heading')}>
        <div className="takeout-intro">
          <PackageCheck className="icon" aria-hidden="true" />
          <div>
            <p>{t('bring.intro')}</p>
            <ul>
              {(['again', 'quiet', 'back'] as const).map((key) => (
                <li key={key}>{t(`bring.what.${key}`)}</li>
              ))}
            </ul>
            <Button disabled={!data || items.some(isMoving)} onClick={() => setAsking(true)}>
              {t('bring.open')}
            </Button>
          </div>
        </div>
      </Panel>
      {isPending && <SkeletonRows rows={2} label={t('bring.loading')} />}
      {error && !data && (
        <ErrorState error={error} title={t('bring.failed')} onRetry={() => void refetch()} />
      )}
      {items.length > 0 && (
        <Panel title={t('bring.list')} flush>
          <ul>
            {items.map((one) => (
              <IncomingRow key={one.id} incoming={one} />
            ))}
          </ul>
        </Panel>
      )}
      {asking && (
        <Suspense>
          <BringDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
