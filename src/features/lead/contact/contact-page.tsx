import { lazy } from 'react'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { late } from '../../../lib/late'
import { getSite } from '../../../lib/site'
import '../../../public/styles/article.css'
import { DocumentHead } from '../../../ui/document-head'
import { Linked } from '../../../ui/linked'
import './contact.css'

// The server has it; a browser gets its code after the page.
const Form = late(
  import.meta.env.SSR
    ? (await import('./contact-form')).default
    : lazy(() => import('./contact-form')),
)

/** A message without a home: to the site's operator, or to an agency. */
export default function ContactPage() {
  const { t } = useTranslation(['lead-contact', 'lead'])
  const { name, url } = getSite()
  const jsonLd = {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name: t('title'),
    url: url + href('contacto'),
  }
  return (
    <main id="main" className="wrap article">
      <DocumentHead title={t('title')} description={t('description', { name })} jsonLd={jsonLd} />
      <header className="article-head">
        <h1>{t('title')}</h1>
        <p>{t('lead', { name })}</p>
      </header>
      <p>
        <Linked text={t('faq')} to={href('faq')} />
      </p>
      <Form />
    </main>
  )
}
