import { useTranslation } from '../../i18n'
import { useSession } from '../../lib/session'
import { getSite } from '../../lib/site'
import { DocumentHead } from '../../ui/document-head'
import { buttonClass } from '../../ui/kit/public/button-class'
import { RegisterLink } from '../../public/register-link'
import '../../public/styles/programme.css'

const STEPS = ['account', 'consent', 'agree', 'sign'] as const
const QUESTIONS = ['howMuch', 'whoPays', 'tax', 'owner', 'today'] as const

/** The way in: the dialog, or its address where no script runs. */
function Join() {
  const { t } = useTranslation('program')
  const { profile, signedIn } = useSession()
  if (signedIn && profile.role === 'REFERRED')
    return (
      <p>
        <b>{t('joined')}</b>
      </p>
    )
  return (
    <p>
      <RegisterLink account="referrer" className={buttonClass({ variant: 'main', size: 'large' })}>
        {t('join')}
      </RegisterLink>
    </p>
  )
}

/** The partner programme: what one earns, who pays, and what works today. */
export default function ProgramPage() {
  const { t } = useTranslation('program')
  const site = getSite().name
  return (
    <main id="main" className="wrap programme">
      <DocumentHead title={t('title')} description={t('lead')} />
      <header className="programme-head">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <Join />
      </header>
      <div className="programme-two">
        {(['home', 'buyer'] as const).map((kind) => (
          <section className="programme-card" key={kind}>
            <h2>{t(`${kind}.title`)}</h2>
            <p>{t(`${kind}.text`)}</p>
          </section>
        ))}
      </div>
      <section className="programme-section">
        <h2>{t('stepsTitle')}</h2>
        <ol className="programme-steps">
          {STEPS.map((step) => (
            <li key={step}>
              <b>{t(`steps.${step}`)}</b> {t(`steps.${step}Text`, { site })}
            </li>
          ))}
        </ol>
      </section>
      <section className="programme-section">
        <h2>{t('askedTitle')}</h2>
        {QUESTIONS.map((one) => (
          <div className="programme-answer" key={one}>
            <h3>{t(`asked.${one}`)}</h3>
            <p>{t(`asked.${one}Text`, { site })}</p>
          </div>
        ))}
      </section>
    </main>
  )
}
