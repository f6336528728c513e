import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n'

const ReportForm = lazy(() => import('./report-form'))

/** The way to report an ad: closed it is one line; opened it brings the form. */
export default function ReportAd({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('report')
  const [open, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // Drawn by the server, it can be opened before this code is there.
  useEffect(() => setOpen(details.current?.open ?? false), [])
  return (
    <section className="block report" id="avisar">
      <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h2>{t('title')}</h2>
        </summary>
        <p>{t('help')}</p>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        {open ? (
          <Suspense fallback={<p role="status">{t('loading')}</p>}>
            <ReportForm propertyId={propertyId} />
          </Suspense>
        ) : null}
      </details>
    </section>
  )
}
