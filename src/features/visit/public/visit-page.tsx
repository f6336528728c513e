import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { VisitPage as Page } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { isOver } from '../../../lib/api-error'
import { href } from '../../../lib/href'
import { phoneText } from '../../../lib/phone'
import '../../../public/styles/visit.css'
import { DocumentHead } from '../../../ui/document-head'
import { ErrorLine } from '../../../ui/states'
import { BookForm } from './book-form'
import { MyVisit } from './my-visit'
import { OpinionForm } from './opinion-form'
import { visitQuery } from './visit-data'

function Home({ page }: { page: Page }) {
  const { t, i18n } = useTranslation('visit')
  const { home } = page
  const title = home.title[i18n.language as keyof typeof home.title] ?? home.title.es ?? home.ref
  return (
    <aside className="visiting-home">
      {home.photo ? <img src={home.photo} alt="" width={640} height={480} /> : null}
      <div>
        <p>
          <b>{home.listed ? <a href={href('inmueble-id', { id: home.id })}>{title}</a> : title}</b>
        </p>
        <p className="sub">{[home.place, home.ref].filter(Boolean).join(' · ')}</p>
        {home.addressFollows ? (
          <p className="sub">{t('page.addressFollows', { agency: page.agencyName })}</p>
        ) : null}
        <p className="sub">{t('page.with', { agent: page.agentName, agency: page.agencyName })}</p>
        {page.agencyPhone ? (
          <p>
            <a className="num" href={`tel:${page.agencyPhone.replace(/\s/g, '')}`}>
              {phoneText(page.agencyPhone)}
            </a>
          </p>
        ) : null}
      </div>
    </aside>
  )
}

/** /busqueda/visita/{token}: book a visit, change one's own, or say what one thought. */
export default function VisitPage() {
  const { t } = useTranslation('visit')
  const { slug = '' } = useParams()
  const { data, isError, error, refetch } = useQuery(visitQuery(slug))
  const title = t(`page.title.${data?.kind ?? 'book'}`)
  return (
    <main id="main" className="wrap visiting">
      <DocumentHead title={title} robots="noindex" />
      <h1>{title}</h1>
      {!data && !isError ? <p role="status">{t('loading')}</p> : null}
      {isError ? (
        isOver(error) ? (
          <p role="alert">{t('page.over')}</p>
        ) : (
          <ErrorLine error={error} onRetry={() => void refetch()} />
        )
      ) : null}
      {data ? (
        <div className="visiting-grid">
          <Home page={data} />
          <div className="visiting-body">
            {data.kind === 'book' ? <BookForm page={data} token={slug} /> : null}
            {data.kind === 'mine' && data.visit ? (
              <MyVisit page={data} visit={data.visit} token={slug} />
            ) : null}
            {data.kind === 'feedback' ? <OpinionForm page={data} token={slug} /> : null}
          </div>
        </div>
      ) : null}
    </main>
  )
}
