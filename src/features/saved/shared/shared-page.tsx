import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import type { ListingCard } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { isOver } from '../../../lib/api-error'
import { searchHref } from '../../../lib/search-path'
import '../../../public/styles/shared-list.css'
import { DocumentHead } from '../../../ui/document-head'
import { ErrorLine } from '../../../ui/states'
import { buttonClass } from '../../../ui/kit/public/button-class'
import { sharedQuery } from './shared-data'

/**
 * /busqueda/lista/{token}: homes somebody shares, without notes. The home card comes from its own
 * feature.
 */
export default function SharedPage({
  Card,
}: {
  Card: ComponentType<{ card: ListingCard; eager: boolean }>
}) {
  const { t } = useTranslation('saved')
  const { slug = '' } = useParams()
  const { data, isError, error, refetch } = useQuery(sharedQuery(slug))
  const title = data ? (data.name ?? t('shared.title', { by: data.by })) : t('shared.heading')
  return (
    <main id="main" className="wrap shared-list">
      <DocumentHead title={title} robots="noindex" />
      <h1>{title}</h1>
      {data && <p className="sub">{t('shared.by', { by: data.by, count: data.items.length })}</p>}
      {!data && !isError && <p role="status">{t('list.loading')}</p>}
      {isError &&
        (isOver(error) ? (
          <p role="alert">{t('shared.over')}</p>
        ) : (
          <ErrorLine error={error} onRetry={() => void refetch()} />
        ))}
      {data?.items.length === 0 && <p>{t('shared.empty')}</p>}
      <ul className="grid4">
        {data?.items.map(({ card, state }, index) => (
          <li key={card.id} className={state === 'gone' ? 'is-gone' : undefined}>
            <Card card={card} eager={index < 2} />
            {state === 'gone' && <p className="shared-list-gone">{t('list.goneShort')}</p>}
          </li>
        ))}
      </ul>
      <p>
        <a className={buttonClass()} href={searchHref('V')}>
          {t('shared.find')}
        </a>
      </p>
    </main>
  )
}
