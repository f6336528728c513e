import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { DocumentHead } from '../../ui/document-head'
import { LostHouse } from '../../ui/lost-house'
import { buttonClass } from '../../ui/kit/public/button-class'
import '../../public/styles/listing.css'

/**
 * An address that leads nowhere, met after the page has opened (the server answers such addresses
 * with 404 itself).
 */
export function MissingPage() {
  const { t } = useTranslation('shell')
  return (
    <main id="main" className="wrap missing">
      <DocumentHead title={t('error.notFound')} robots="noindex" />
      <LostHouse />
      <h1>{t('error.notFound')}</h1>
      <a className={buttonClass({ variant: 'main' })} href={href('index')}>
        {t('error.home')}
      </a>
    </main>
  )
}
