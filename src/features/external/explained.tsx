import { Link } from 'react-router-dom'
import { useListPublicAgencies } from '../../../generated/api/agency/agency'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { DocumentHead } from '../../ui/document-head'
import { SILENT } from './external-data'
import { snippetOf } from './snippet'

/** What an agency gets from this page, and which agencies have one. */
export default function Explained() {
  const { t } = useTranslation('external')
  const { data } = useListPublicAgencies({}, SILENT)
  return (
    <div className="programme">
      <DocumentHead title={t('about.title')} description={t('about.lead')} />
      <header className="programme-head">
        <h1>{t('about.title')}</h1>
        <p>{t('about.lead')}</p>
      </header>
      <ul className="external-why">
        {(['link', 'frame', 'quiet'] as const).map((one) => (
          <li key={one}>
            <b>{t(`about.${one}`)}</b> {t(`about.${one}Text`)}
          </li>
        ))}
      </ul>
      <section className="programme-section">
        <h2>{t('about.howTitle')}</h2>
        <p>{t('about.how')}</p>
        <pre className="external-code" tabIndex={0}>
          <code>{snippetOf(t('about.example'), t('about.exampleName'))}</code>
        </pre>
      </section>
      <section className="programme-section">
        <h2>{t('about.agencies')}</h2>
        {!data ? (
          <p>{t('failed')}</p>
        ) : data.items.length === 0 ? (
          <p>{t('about.none')}</p>
        ) : (
          <ul className="external-list">
            {data.items.map((agency) => (
              <li key={agency.id}>
                <Link to={href('externo', {}, { agency: agency.slug })}>{agency.name}</Link>{' '}
                {agency.islands && agency.islands.length > 0 && (
                  <span>{agency.islands.map((island) => t(`island.${island}`)).join(', ')}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
