import { useQuery } from '@tanstack/react-query'
import { Car, Ship } from 'lucide-react'
import { proposeRoute, useAdoptRoute } from '../../../../generated/api/agenda/agenda'
import type { Route, RouteStop } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { hourAt, sayDay } from '../parts/madrid'
import { DOT } from '../parts/tone'
import { useRefresh, useSayDone } from '../parts/use-refresh'

interface RouteDialogProps {
  day: string
  agentId: string
  onClose: () => void
}

const moves = ({ startsAt, proposedAt }: RouteStop): boolean => startsAt !== proposedAt

/** The way to a call, where there is one. */
function Way({ way, first }: { way: number | null; first: boolean }) {
  const { t } = useTranslation('agenda')
  if (first || way === 0) return null
  return (
    <p className="agenda-travel">
      {way === null ? <Ship size={14} aria-hidden /> : <Car size={14} aria-hidden />}
      {way === null ? t('way.crossing') : t('way.minutes', { minutes: way })}
    </p>
  )
}

function Stops({ stops }: Pick<Route, 'stops'>) {
  const { t } = useTranslation('agenda')
  return (
    <ol className="agenda-route num">
      {stops.map((stop, at) => (
        <li key={stop.eventId}>
          <Way way={stop.way} first={at === 0} />
          <div className="agenda-route-stop">
            <time dateTime={stop.proposedAt}>{hourAt(stop.proposedAt)}</time>
            <span>
              <b>{stop.title}</b>
              <span className="agenda-muted">
                {[
                  stop.town,
                  stop.fixed
                    ? t('order.fixed')
                    : moves(stop)
                      ? t('order.was', { hour: hourAt(stop.startsAt) })
                      : t('order.stays'),
                ]
                  .filter(Boolean)
                  .join(DOT)}
              </span>
            </span>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Planned({ route }: { route: Route }) {
  const { t } = useTranslation('agenda')
  const { minutesBefore: before, minutesAfter: after, saved, stops, impossible } = route
  const asItIs = stops.every(({ startsAt }, at) => (stops[at - 1]?.startsAt ?? '') <= startsAt)
  const same = !stops.some(moves) ? 'best' : asItIs ? 'hours' : 'fits'
  return (
    <>
      <p role="status">
        {saved > 0 ? t('order.saves', { before, after, saved }) : t(`order.${same}`, { after })}
      </p>
      <Stops stops={stops} />
      {impossible.length > 0 ? (
        <ul className="agenda-route-left">
          {impossible.map(({ eventId, title, reason }) => (
            <li key={eventId}>{t(`order.${reason}`, { title })}</li>
          ))}
        </ul>
      ) : null}
      <p className="agenda-muted">{t('order.how')}</p>
    </>
  )
}

/** A day's calls in the order with the least time on the road; nothing moves before it is pressed. */
export default function RouteDialog({ day, agentId, onClose }: RouteDialogProps) {
  const { t, i18n } = useTranslation('agenda')
  const refresh = useRefresh()
  const say = useSayDone()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['agenda-route', day, agentId],
    queryFn: ({ signal }) => proposeRoute({ day, agentId }, { silent: true, quiet: true, signal }),
    retry: false,
    gcTime: 0,
  })
  const { busy, write } = useWrite(useAdoptRoute, {
    done: null,
    reads: ['agenda'],
    onDone: async ({ moved, undo }) => {
      onClose()
      say(t('order.done', { count: moved }), undo)
      await refresh()
    },
    onRefused: () => refetch(),
  })
  const chosen = data?.stops.filter(moves) ?? []
  const apply = () =>
    void write({
      data: {
        moves: chosen.map(({ eventId, version, proposedAt }) => ({
          eventId,
          version,
          startsAt: proposedAt,
        })),
      },
    })
  const title = t('order.title', {
    day: sayDay(day, i18n.language, { weekday: 'long', day: 'numeric', month: 'long' }),
  })
  return (
    <Dialog title={title} onClose={onClose} className="agenda-dialog">
      {isPending ? <SkeletonRows rows={5} label={t('loading')} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Planned route={data} /> : null}
      <DialogActs>
        <Button onClick={onClose}>{t(chosen.length > 0 ? 'cancel' : 'close')}</Button>
        {chosen.length > 0 ? (
          <Button variant="main" busy={busy} onClick={apply}>
            {t('order.apply', { count: chosen.length })}
          </Button>
        ) : null}
      </DialogActs>
    </Dialog>
  )
}
