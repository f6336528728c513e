import { useTranslation } from '../../../i18n'
import { getSite } from '../../../lib/site'
import { DocumentHead } from '../../../ui/document-head'
import { plainText, Prose } from '../../../public/article/prose'
import '../../../public/styles/article.css'

/** Questions by who asks them; words at `<group>.<question>.q` and `.a`. */
const GROUPS = {
  visitor: ['account', 'write', 'exact', 'cost', 'price', 'alerts', 'same', 'report', 'delete'],
  agent: ['start', 'fee', 'import', 'publish', 'team', 'leads', 'portals', 'leave'],
} as const

const ENTRIES = Object.entries(GROUPS).flatMap(([group, questions]) =>
  questions.map((question) => `${group}.${question}`),
)

/** What visitors and agents ask; native details, so it opens without script. */
export default function FaqPage() {
  const { t } = useTranslation('about-faq')
  const { name } = getSite()
  const jsonLd = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: ENTRIES.map((key) => ({
      '@type': 'Question',
      name: t(`${key}.q`, { name }),
      acceptedAnswer: { '@type': 'Answer', text: plainText(t(`${key}.a`, { name })) },
    })),
  }
  return (
    <main id="main" className="wrap article">
      <DocumentHead title={t('title')} description={t('description', { name })} jsonLd={jsonLd} />
      <header className="article-head">
        <h1>{t('title')}</h1>
        <Prose text={t('lead', { name })} />
      </header>
      {Object.entries(GROUPS).map(([group, questions]) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group}>{t(`${group}.title`)}</h2>
          {questions.map((question) => (
            <details key={question}>
              <summary>
                <h3>{t(`${group}.${question}.q`, { name })}</h3>
              </summary>
              <Prose text={t(`${group}.${question}.a`, { name })} />
            </details>
          ))}
        </section>
      ))}
      <Prose text={t('more')} />
    </main>
  )
}
