import { useTranslation } from '../../../i18n'
import { acceptAll, declineAll, openConsentSettings } from '../../../lib/consent'
import { href } from '../../../lib/href'

/** At the bottom and not forced: the page stays in use beside it. Both answers weigh the same. */
export function Banner() {
  const { t } = useTranslation('analytics')
  return (
    <section className="consent" aria-labelledby="consent-title">
      <div className="consent-in">
        <div>
          <h2 id="consent-title">{t('banner.title')}</h2>
          <p>
            {t('banner.text')} <a href={href('politica-de-cookies')}>{t('banner.policy')}</a>
          </p>
        </div>
        <div className="consent-acts">
          <button type="button" className="btn" onClick={openConsentSettings}>
            {t('manage')}
          </button>
          <button type="button" className="btn btn-p" onClick={declineAll}>
            {t('decline')}
          </button>
          <button type="button" className="btn btn-p" onClick={acceptAll}>
            {t('accept')}
          </button>
        </div>
      </div>
    </section>
  )
}
