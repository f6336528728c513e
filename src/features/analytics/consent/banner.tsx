import { useTranslation } from '../../../i18n'
import { acceptAll, declineAll, openConsentSettings } from '../../../slots/consent'
import { href } from '../../../lib/href'
import { Button } from '../../../ui/kit/public/button'

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
          <Button onClick={openConsentSettings}>{t('manage')}</Button>
          <Button variant="main" onClick={declineAll}>
            {t('decline')}
          </Button>
          <Button variant="main" onClick={acceptAll}>
            {t('accept')}
          </Button>
        </div>
      </div>
    </section>
  )
}
