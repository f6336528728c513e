import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { RentalReceipt } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { buttonClass } from '../../ui/kit/public/button-class'
import { Reasons } from './reasons'

/** What has been sent: the reference, what comes next, and the same reasons as before. */
export function Sent({ receipt }: { receipt: RentalReceipt }) {
  const { t } = useTranslation('rental')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div className="referral-sent" role="status" tabIndex={-1} ref={box}>
      <h2>{receipt.message}</h2>
      <p>{t('sent.next')}</p>
      <Reasons eligibility={receipt.eligibility} />
      <Link className={buttonClass()} to={href('alquiler-seguro')}>
        {t('sent.back')}
      </Link>
    </div>
  )
}
