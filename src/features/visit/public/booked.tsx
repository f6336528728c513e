import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { VisitBooked } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { moment } from './when'

/** The receipt, with the way to move or cancel. */
export function Booked({ booked }: { booked: VisitBooked }) {
  const { t, i18n } = useTranslation('visit')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className="sent" role="status" tabIndex={-1} ref={place}>
      <CircleCheck className="icon" aria-hidden />
      <div>
        <p>
          <b>{booked.message}</b>
        </p>
        <p className="visiting-when">{moment(booked.startsAt, i18n.language)}</p>
        {booked.status === 'cancelled' ? null : (
          <p>
            <a href={href('busqueda-operation-slug', { operation: 'visita', slug: booked.token })}>
              {t('page.change')}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
