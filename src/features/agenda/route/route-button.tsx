import { Route as RouteIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { AgendaItem } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'

const RouteDialog = lazy(() => import('./route-dialog'))

/** Fewer calls than this have no order to speak of. */
const FEWEST = 3

interface RouteButtonProps {
  day: string
  agentId: string
  items: readonly AgendaItem[]
}

/** Offers to put a day in order, where somebody drives from home to home. */
export function RouteButton({ day, agentId, items }: RouteButtonProps) {
  const { t } = useTranslation('agenda')
  const [open, setOpen] = useState(false)
  const calls = items.filter(({ homes, allDay }) => homes.length > 0 && !allDay)
  if (calls.length < FEWEST) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <RouteIcon size={18} aria-hidden />
        {t('order.open')}
      </Button>
      {open ? (
        <Suspense>
          <RouteDialog day={day} agentId={agentId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
