import { CircleCheck, ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import type { Property } from '../../../../generated/model'
import { href } from '../../../lib/href'
import './review.css'

/** It is on the market: where to see it, and the way back. Takes the focus when it appears. */
export function PublishedPanel({ property }: { property: Property }) {
  const { t } = useTranslation('property')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div className="rv-d" ref={panel} tabIndex={-1} role="status">
      <CircleCheck size={28} aria-hidden />
      <div><h2>{t('review.doneTitle')}</h2><p>{t('review.doneText')}</p></div>
      <span className="end">
        <Link className="bt" to={href('auth-cartera')}>{t('record.back')}</Link>
        <a className="bt p" href={href('inmueble-id', { id: property.id })}><ExternalLink size={18} aria-hidden />{t('review.seeListing')}</a>
      </span>
    </div>
  )
}
