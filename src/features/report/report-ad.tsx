import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../i18n'

const ReportForm = lazy(() => import('./report-form'))

/** The way to report an ad: closed it is one line; opened it brings the form. */
export default function ReportAd({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('report')
  const [open, setOpen] = useState(false)
  return (
    <section className="blk report" id="avisar">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary><h2>{t('title')}</h2></summary>
        <p>{t('help')}</p>
        <noscript><p>{t('needsScript')}</p></noscript>
        {open ? <Suspense fallback={<p role="status">{t('loading')}</p>}><ReportForm propertyId={propertyId} /></Suspense> : null}
      </details>
    </section>
  )
}
