import { useQueryClient } from '@tanstack/react-query'
import { CalendarClock, Copy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import {
  closeVisitBooking,
  getListVisitBookingsQueryKey,
  openVisitBooking,
  useListVisitBookings,
} from '../../../../generated/api/visit/visit'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { setMessage } from '../../../lib/message'
import { Button } from '../../../ui/workspace/kit/button'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'

const HoursDialog = lazy(() => import('./hours-dialog'))

/** Whether people may book visits to a home by link, and whether its public page offers it. */
export function BookingBox({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('visit')
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [hours, setHours] = useState(false)
  const { data } = useListVisitBookings({ propertyId }, { request: { silent: true } })
  if (!data) return null
  const booking = data.items[0]
  const link = booking
    ? location.origin +
      href('busqueda-operation-slug', { operation: 'visita', slug: booking.token })
    : ''
  const act = async (fn: () => Promise<unknown>, text: string) => {
    setBusy(true)
    try {
      await fn()
      setMessage('SUCCESS', text)
    } catch {
      // The message bar has said why.
    } finally {
      await client.invalidateQueries({ queryKey: getListVisitBookingsQueryKey({ propertyId }) })
      setBusy(false)
    }
  }
  const open = (isPublic: boolean) =>
    void act(
      () => openVisitBooking({ propertyId, public: isPublic }, { quiet: true }),
      t(isPublic ? 'booking.openedPublic' : 'booking.opened'),
    )
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setMessage('SUCCESS', t('booking.copied')),
      () => undefined,
    )
  return (
    <div className="vs-book">
      <p>
        <b>
          {t(booking ? (booking.public ? 'booking.isPublic' : 'booking.isOpen') : 'booking.closed')}
        </b>{' '}
        <span className="mut num">
          {booking
            ? t('booking.until', { agent: booking.agentName ?? '', date: date(booking.expiresAt) })
            : t('booking.help')}
        </span>
      </p>
      {booking ? (
        <p className="vs-link">
          <a className={inlineClass()} href={link}>
            {link}
          </a>
        </p>
      ) : null}
      <div className="vs-acts">
        {booking ? (
          <Button onClick={copy}>
            <Copy size={18} aria-hidden />
            {t('booking.copy')}
          </Button>
        ) : (
          <Button variant="soft" disabled={busy} onClick={() => open(false)}>
            {t('booking.open')}
          </Button>
        )}
        {booking?.public ? null : (
          <Button disabled={busy} onClick={() => open(true)}>
            {t('booking.openPublic')}
          </Button>
        )}
        {booking ? (
          <Button
            variant="text"
            disabled={busy}
            onClick={() =>
              void act(() => closeVisitBooking(booking.id, { quiet: true }), t('booking.closedNow'))
            }
          >
            {t('booking.close')}
          </Button>
        ) : null}
        <Button variant="text" onClick={() => setHours(true)}>
          <CalendarClock size={18} aria-hidden />
          {t('hours.mine')}
        </Button>
      </div>
      <Suspense>{hours ? <HoursDialog onClose={() => setHours(false)} /> : null}</Suspense>
    </div>
  )
}
