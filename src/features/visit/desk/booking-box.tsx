import { CalendarClock, Copy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import {
  useCloseVisitBooking,
  useListVisitBookings,
  useOpenVisitBooking,
} from '../../../../generated/api/visit/visit'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { firstSentenceOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'

const HoursDialog = lazy(() => import('./hours-dialog'))

/** Whether people may book visits to a home by link, and whether its public page offers it. */
export function BookingBox({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('visit')
  const [hours, setHours] = useState(false)
  const options = { explain: firstSentenceOf, reads: ['visit'] }
  const open = useWrite(useOpenVisitBooking, {
    ...options,
    done: ({ public: isPublic }) => t(isPublic ? 'booking.openedPublic' : 'booking.opened'),
  })
  const close = useWrite(useCloseVisitBooking, { ...options, done: t('booking.closedNow') })
  const busy = open.busy || close.busy
  const { data } = useListVisitBookings({ propertyId }, { request: { silent: true } })
  if (!data) return null
  const booking = data.items[0]
  const link = booking
    ? location.origin +
      href('busqueda-operation-slug', { operation: 'visita', slug: booking.token })
    : ''
  const start = (isPublic: boolean) => void open.write({ data: { propertyId, public: isPublic } })
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setMessage('SUCCESS', t('booking.copied')),
      () => undefined,
    )
  return (
    <div className="visit-book">
      <p>
        <b>
          {t(booking ? (booking.public ? 'booking.isPublic' : 'booking.isOpen') : 'booking.closed')}
        </b>{' '}
        <span className="muted num">
          {booking
            ? t('booking.until', { agent: booking.agentName ?? '', date: date(booking.expiresAt) })
            : t('booking.help')}
        </span>
      </p>
      {booking ? (
        <p className="visit-link">
          <a className={inlineClass()} href={link}>
            {link}
          </a>
        </p>
      ) : null}
      <div className="visit-acts">
        {booking ? (
          <Button onClick={copy}>
            <Copy size={18} aria-hidden />
            {t('booking.copy')}
          </Button>
        ) : (
          <Button variant="soft" disabled={busy} onClick={() => start(false)}>
            {t('booking.open')}
          </Button>
        )}
        {booking?.public ? null : (
          <Button disabled={busy} onClick={() => start(true)}>
            {t('booking.openPublic')}
          </Button>
        )}
        {booking ? (
          <Button
            variant="text"
            disabled={busy}
            onClick={() => void close.write({ bookingId: booking.id })}
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
