import { useTranslation } from '../../../i18n'
import type { ListingGone } from '../../../../generated/model'
import { searchHref } from '../../../lib/search-path'
import { DocumentHead } from '../../../ui/document-head'
import { LostHouse } from '../../../ui/lost-house'
import { buttonClass } from '../../../ui/kit/public/button-class'
import Similar from './similar'

/** A home that is no longer offered (410), and what is like it. */
export default function Gone({ gone }: { gone: ListingGone }) {
  const { t } = useTranslation('listing')
  return (
    <main id="main" className="wrap">
      <DocumentHead title={t('gone.title')} robots="noindex" />
      <div className="missing">
        <LostHouse />
        <h1>{t('gone.title')}</h1>
        <p>{t('gone.text')}</p>
        <a className={buttonClass({ variant: 'main' })} href={searchHref('V')}>
          {t('gone.search')}
        </a>
      </div>
      <Similar cards={gone.similar} />
    </main>
  )
}
