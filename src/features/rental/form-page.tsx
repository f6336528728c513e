import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { late } from '../../lib/late'
import { useSession } from '../../lib/session'
import { getSite } from '../../lib/site'
import { DocumentHead } from '../../ui/document-head'
import '../../public/styles/programme.css'
import { Linked } from '../../ui/linked'
import { MyFiles } from './my-files'

// The server has it all; a browser gets the form's code after the page.
const RentalForm = late(
  import.meta.env.SSR
    ? (await import('./rental-form')).RentalForm
    : lazy(async () => ({ default: (await import('./rental-form')).RentalForm })),
)

/** The form of the programme; `?side=` says who asks, so that a link can. */
export default function FormPage() {
  const { t } = useTranslation('rental')
  const [query] = useSearchParams()
  const conditions = `${href('alquiler-seguro')}#condiciones`
  const { signedIn } = useSession()
  const asked = query.get('side')
  const side = asked === 'owner' || asked === 'tenant' ? asked : undefined
  return (
    <main id="main" className="wrap programme referral">
      <DocumentHead title={t('form.title')} description={t('form.lead')} />
      <header className="programme-head">
        <h1>{t('form.title')}</h1>
        <p>{t('form.lead')}</p>
      </header>
      <p className="programme-honest">
        <span>
          <Linked text={t('page.honest', { site: getSite().name })} to={conditions} />{' '}
          {t('form.keep')}
        </span>
      </p>
      <p className="programme-honest programme-noscript">
        <span>
          <Linked text={t('form.noScript')} to={conditions} />
        </span>
      </p>
      <RentalForm key={side} side={side} />
      {signedIn && <MyFiles />}
    </main>
  )
}
