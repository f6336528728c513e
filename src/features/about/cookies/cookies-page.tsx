import { useTranslation } from '../../../i18n'
import { openConsentSettings } from '../../../slots/consent'
import { getSite } from '../../../lib/site'
import { Article } from '../../../public/article/article'
import { Button } from '../../../ui/kit/public/button'
import { STORED } from './storage'

function Stored() {
  const { t } = useTranslation('about-cookies')
  return (
    <div className="article-table" role="region" aria-label={t('s.list.h')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('col.name')}</th>
            <th scope="col">{t('col.kind')}</th>
            <th scope="col">{t('col.purpose')}</th>
            <th scope="col">{t('col.life')}</th>
          </tr>
        </thead>
        <tbody>
          {STORED.map(({ key, kind, words, life }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>{t(`kind.${kind}`)}</td>
              <td>{t(`key.${words}`)}</td>
              <td>{t(`life.${life}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Opens the settings; without script there is nothing to choose, as nothing optional runs. */
function Choose() {
  const { t } = useTranslation('about-cookies')
  return (
    <p className="article-acts">
      <Button variant="main" data-needs-script onClick={openConsentSettings}>
        {t('button')}
      </Button>
    </p>
  )
}

/** Every cookie and storage key, and the way to the settings. */
export default function CookiesPage() {
  const { name } = getSite()
  return (
    <Article
      namespace="about-cookies"
      values={{ name }}
      sections={['what', 'list', 'figures', 'choose', 'others']}
      extras={{ list: <Stored />, choose: <Choose /> }}
    />
  )
}
