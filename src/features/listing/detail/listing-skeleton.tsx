import { useTranslation } from '../../../i18n'

/** The page's own boxes while the home loads. */
export function ListingSkeleton() {
  const { t } = useTranslation('listing')
  return (
    <main id="main" className="wrap is-loading" aria-busy="true">
      <p className="spoken" role="status">
        {t('detail.loading')}
      </p>
      <div className="crumb" />
      <div className="gallery gallery-none">
        <span className="no-photo" />
      </div>
      <div className="listing-grid">
        <div>
          <span className="bone bone-price" />
          <span className="bone bone-title" />
          <span className="bone bone-facts" />
        </div>
        <div className="enquiry bone-box" />
      </div>
    </main>
  )
}
