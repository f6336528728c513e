import { Landmark } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { getSite } from '../../lib/site'
import { DocumentHead } from '../../ui/document-head'
import '../../public/styles/programme.css'
import { buttonClass } from '../../ui/kit/public/button-class'
import { Linked } from '../../ui/linked'
import { RulesTable } from './rules-table'

/** Address of the programme, as the administration publishes it. */
const OFFICIAL = 'https://www.lloguersegur.caib.es'
const STEPS = ['send', 'read', 'documents', 'visit', 'sign'] as const

/** One side of the programme: what it gives, and the way into the form. */
function Side({ side }: { side: 'owner' | 'tenant' }) {
  const { t } = useTranslation('rental')
  return (
    <section className="programme-card" aria-labelledby={`side-${side}`}>
      <h2 id={`side-${side}`}>{t(`page.${side}.title`)}</h2>
      <ul>
        {(['a', 'b', 'c'] as const).map((line) => (
          <li key={line}>{t(`page.${side}.${line}`)}</li>
        ))}
      </ul>
      <Link
        className={buttonClass({ variant: 'main' })}
        to={href('alquiler-seguro-formulario', {}, { side })}
      >
        {t(`page.${side}.go`)}
      </Link>
    </section>
  )
}

/**
 * What the programme is, for owners and tenants; that this site is not the administration; the
 * dated table.
 */
export default function ProgrammePage() {
  const { t } = useTranslation('rental')
  const { name } = getSite()
  return (
    <main id="main" className="wrap programme">
      <DocumentHead title={t('page.title')} description={t('page.lead')} />
      <header className="programme-head">
        <h1>{t('page.title')}</h1>
        <p>{t('page.lead')}</p>
      </header>
      <aside className="programme-honest" aria-label={t('page.honestTitle')}>
        <Landmark className="icon" aria-hidden />
        <div>
          <p>
            <b>{t('page.honestTitle')}</b>{' '}
            <Linked text={t('page.honest', { site: name })} to="#condiciones" />
          </p>
          <p>
            <Linked text={t('page.news')} to="#condiciones" />
          </p>
          <a href={OFFICIAL} rel="noopener">
            {t('page.official')}
          </a>
        </div>
      </aside>
      <div className="programme-two">
        <Side side="owner" />
        <Side side="tenant" />
      </div>
      <section className="programme-section">
        <h2>{t('page.stepsTitle')}</h2>
        <ol className="programme-steps">
          {STEPS.map((step) => (
            <li key={step}>
              <b>{t(`page.steps.${step}`)}</b> {t(`page.steps.${step}Text`, { site: name })}
            </li>
          ))}
        </ol>
      </section>
      <section className="programme-section" id="condiciones">
        <h2>{t('page.rulesTitle')}</h2>
        <p>{t('page.rulesText')}</p>
        <RulesTable />
      </section>
      <section className="programme-section" id="datos">
        <h2>{t('page.dataTitle')}</h2>
        <p>{t('page.data')}</p>
      </section>
    </main>
  )
}
